card "art_gallery" {
  trait {
    text    = "Dudes here have 1 less upkeep.",
    affects = dude { here = true },
    gives   = { upkeep = -1 },
  },
}
