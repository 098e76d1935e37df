card "bunkhouse" {
  trait {
    text    = "Dudes here whose influence would be 0 or 1 without this deed have +1 influence.",
    affects = dude { here = true, influence = at_most(1) },
    gives   = { influence = 1 },
  },
}
