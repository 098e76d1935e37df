card "hustings" {
  trait {
    text    = "Unbooted dudes at home have -1 influence, except those of this deed's controller.",
    affects = dude { controller = opposing, at_home = true, booted = false },
    gives   = { influence = -1 },
  },
}
