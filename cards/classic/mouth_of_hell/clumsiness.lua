card "clumsiness" {
  noon {
    text   = "Noon Spirit 5: A dude here has -2 bullets (at least 0) until the end of the day.",
    spirit = 5,
    choose = { dude { as = "target", here = true } },
    effect = { modify { "target", bullets = -least(2, bullets_of "target") } },
  },
  shootout {
    text   = "Shootout Spirit 7: An opposing dude has -2 bullets (at least 0) until the end of the day.",
    spirit = 7,
    choose = { dude { as = "target", in_posse = opposing } },
    effect = { modify { "target", bullets = -least(2, bullets_of "target"), lasts = today } },
  },
}
