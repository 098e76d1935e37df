card "the_pharmacy" {
  noon {
    text       = "Controller Noon, Boot: Unboot a dude.",
    controller = true,
    cost       = { boot },
    choose     = { dude { as = "patient" } },
    effect     = { unboot "patient" },
  },
}
