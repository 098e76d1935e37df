card "charlies_place" {
  noon {
    text       = "Controller Noon, Boot: A dude here has 2 bullets more or 2 less.",
    controller = true,
    cost       = { boot },
    choose     = {
      dude { as = "patron", here = true },
      option { as = "way", "2 more", "2 less" },
    },
    effect     = {
      modify { "patron", bullets = if_(compare(number_of "way", exactly(1)), 2, -2) },
    },
  },
}
