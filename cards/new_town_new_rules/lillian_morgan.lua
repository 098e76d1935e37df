local friends = dude { side = yours, in_shootout = false }

card "lillian_morgan" {
  trait {
    text   = "Whenever Lillian joins a posse, put 3 ghost rock on her. It can pay for your Shootout"
          .. " abilities; what is left goes after the shootout.",
    when   = joins_posse { self },
    effect = {
      put_ghost_rock { self, 3 },
      later { shootout_ends {}, take_ghost_rock { self, ghost_rock_on(self) }, lasts = today },
    },
  },
  trait {
    text      = "Ghost rock on Lillian pays for Shootout abilities.",
    may       = { pay_shootout_abilities },
    continues = true,
  },
  shootout {
    text        = "Shootout, Pay X ghost rock: X of your dudes join Lillian's posse from anywhere.",
    joins_posse = true,
    condition   = in_shootout(self),
    cost        = { pay(1, count_of(friends)) },
    effect      = { choose { friends, as = "friends", least = paid }, join_posse "friends" },
  },
}
