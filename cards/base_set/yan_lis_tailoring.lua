card "yan_lis_tailoring" {
  noon {
    text       = "Controller Noon, Boot: A dude has +1 influence.",
    controller = true,
    cost       = { boot },
    choose     = { dude { as = "customer" } },
    effect     = { modify { "customer", influence = 1 } },
  },
}
