card "breath_of_the_spirits" {
  noon {
    text   = "Noon Spirit 6: Boot this Shaman, if unbooted, to unboot your dude.",
    spirit = 6,
    choose = { dude { as = "sleeper", side = yours, booted = true } },
    effect = { boot(bearer), unboot "sleeper" },
  },
}
