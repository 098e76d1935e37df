card "paralysis_mark" {
  noon {
    text   = "Noon Hex X, Boot: Boot a dude here; X is that dude's value.",
    choose = { dude { as = "prey", here = true } },
    hex    = value_of "prey",
    cost   = { boot },
    effect = { boot "prey" },
  },
}
