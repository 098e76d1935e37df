card "james_ghetty" {
  trait {
    text   = "Whenever James joins a posse, put 4 ghost rock on him. It can pay for your Shootout"
          .. " abilities; what is left goes after the shootout.",
    when   = joins_posse { self },
    effect = {
      put_ghost_rock { self, 4 },
      later { shootout_ends {}, take_ghost_rock { self, 99 }, lasts = this_shootout },
    },
  },
  trait {
    text = "Ghost rock on James pays for Shootout abilities.",
    may  = { pay_shootout_abilities },
  },
}
