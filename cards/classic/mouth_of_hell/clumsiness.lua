card "clumsiness" {
  noon {
    text   = "Noon Spirit 5: A dude here has -2 bullets until the end of the day.",
    spirit = 5,
    choose = { dude { as = "target", here = true } },
    effect = { modify { "target", bullets = -2 } },
  },
  shootout {
    text   = "Shootout Spirit 7: An opposing dude has -2 bullets until the end of the day.",
    spirit = 7,
    choose = { dude { as = "target", in_posse = opposing } },
    effect = { modify { "target", bullets = -2, lasts = today } },
  },
}
