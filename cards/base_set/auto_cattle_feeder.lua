card "auto_cattle_feeder" {
  trait {
    text        = "Once invented it is attached to a Ranch that you control.",
    attaches_to = deed { keyword = "Ranch", controller = you },
  },
  noon {
    text       = "Controller Noon, Boot: Gain 1 ghost rock.",
    controller = true,
    cost       = { boot },
    effect     = { gain { ghost_rock = 1 } },
  },
}
