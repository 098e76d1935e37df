card "james_ghetty" {
  trait {
    text   = "Whenever James joins a posse, put 4 ghost rock on him.",
    when   = joins_posse { self },
    effect = { put_ghost_rock { self, 4 } },
  },
  trait {
    text      = "Ghost rock on James pays for Shootout abilities.",
    may       = { pay_shootout_abilities },
    continues = true,
  },
  trait {
    text      = "After the shootout the ghost rock on James goes.",
    when      = shootout_ends {},
    effect    = { take_ghost_rock { self, ghost_rock_on(self) } },
    continues = true,
  },
}
