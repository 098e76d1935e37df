card "surveyors_office" {
  trait {
    text = "This deed is adjacent to every deed out of town.",
    may  = adjacent,
    from = deed { keyword = "Out of Town" },
  },
  noon {
    text       = "Controller Noon, Boot: Your dude here moves to an adjacent place.",
    controller = true,
    cost       = { boot },
    choose     = {
      dude { as = "rider", side = yours, here = true },
      location { as = "destination", adjacent_to = here },
    },
    effect     = { move { "rider", to = "destination" } },
  },
}
