card "sewer_tunnels" {
  trait {
    text        = "Only on an in-town deed that you own and control.",
    attaches_to = deed { in_town = true, owner = you, controller = you },
  },
  trait {
    text    = "Wanted dudes here have +1 influence.",
    affects = dude { here = true, wanted = true },
    gives   = { influence = 1 },
  },
}
