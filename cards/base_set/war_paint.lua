card "war_paint" {
  noon {
    text   = "Noon: Your dude has +2 bullets.",
    choose = { dude { as = "warrior", side = yours } },
    effect = { modify { "warrior", bullets = 2 } },
  },
}
