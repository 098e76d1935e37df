card "jonah_essex" {
  trait {
    text      = "In a shootout with Jonah, the other wanted dudes of his posse have +1 bullets.",
    condition = in_shootout(self),
    affects   = dude { in_posse = you, wanted = true, except = self },
    gives     = { bullets = 1 },
  },
}
