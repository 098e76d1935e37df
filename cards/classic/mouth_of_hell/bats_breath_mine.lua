card "bats_breath_mine" {
  trait {
    text    = "Dudes here have -1 bullets and -1 influence.",
    affects = dude { here = true },
    gives   = { bullets = -1, influence = -1 },
  },
}
