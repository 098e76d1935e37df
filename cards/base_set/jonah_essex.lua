card "jonah_essex" {
  trait {
    text      = "In a shootout with Jonah, the other wanted dudes of his posse have +1 bullets.",
    condition = is(self, dude { in_shootout = true }),
    affects   = dude { in_posse = you, wanted = true, except = self },
    gives     = { bullets = 1 },
  },
}
