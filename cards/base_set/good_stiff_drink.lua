card "good_stiff_drink" {
  noon {
    text   = "Noon: An ability of a dude that has been used today can be used once more.",
    choose = {
      dude { as = "drinker" },
      ability { as = "trick", of = "drinker", used = true },
    },
    effect = { refresh { "drinker", ability = "trick" } },
  },
}
