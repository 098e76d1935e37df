card "the_mayors_office" {
  noon {
    text       = "Controller Noon, Boot: A dude here or at an adjacent place has +1 or -1"
              .. " influence.",
    controller = true,
    cost       = { boot },
    choose     = {
      dude { as = "official", within = 1 },
      option { as = "which", "raise", "lower" },
    },
    effect     = { modify { "official", influence = if_(compare("which", exactly(1)), 1, -1) } },
  },
}
