card "missed" {
  shootout {
    text   = "Shootout: Unboot your dude in the posse.",
    choose = { dude { as = "target", side = yours } },
    effect = { unboot "target" },
  },
}
