card "bad_tequila" {
  noon {
    text   = "Noon: Boot an unbooted dude with less than 2 influence.",
    choose = { dude { as = "drinker", influence = below(2) } },
    effect = { boot "drinker" },
  },
}
