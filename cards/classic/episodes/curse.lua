card "curse" {
  noon {
    text   = "Noon Spirit 6: A dude has -1 bullets and -1 influence until the end of the day.",
    spirit = 6,
    choose = { dude { as = "target" } },
    effect = { modify { "target", bullets = -1, influence = -1 } },
  },
  noon {
    text   = "Noon Spirit 10: A dude has -2 bullets and -2 influence until the end of the day.",
    spirit = 10,
    choose = { dude { as = "target" } },
    effect = { modify { "target", bullets = -2, influence = -2 } },
  },
}
