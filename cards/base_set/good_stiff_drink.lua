card "good_stiff_drink" {
  noon {
    text   = "Noon: An ability of a dude that has been used today can be used once more.",
    choose = { dude { as = "drinker", ability_used = true } },
    effect = { refresh { "drinker", additional = true } },
  },
}
