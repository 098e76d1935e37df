card "stone_idol" {
  noon_or_shootout {
    text   = "Noon/Shootout, Boot: A dude has -3 value, 1 at the least.",
    cost   = { boot },
    choose = { dude { as = "target" } },
    effect = { modify { "target", value = -3 } },
  },
}
