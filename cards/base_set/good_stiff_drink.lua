card "good_stiff_drink" {
  noon {
    text   = "Noon: An ability of a dude that has been used today can be used once more.",
    choose = { dude { as = "drinker" } },
    effect = { refresh "drinker" },
  },
}
