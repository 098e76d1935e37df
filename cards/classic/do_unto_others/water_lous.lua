card "water_lous" {
  trait {
    text   = "Dudes aced here leave the game, and no copy of them enters play any more.",
    when   = aced { as = "gone", here = true },
    effect = { ban "gone", remove "gone" },
  },
}
