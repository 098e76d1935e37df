card "railroad_station" {
  noon {
    text       = "Controller Noon, Boot: Your dude here moves to another location.",
    controller = true,
    cost       = { boot },
    choose     = {
      dude { as = "passenger", side = yours, here = true },
      location { as = "destination" },
    },
    effect     = { move { "passenger", to = "destination" } },
  },
}
