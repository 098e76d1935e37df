card "short_lesson" {
  shootout {
    text   = "Shootout: Until the shootout ends your dude in it can gain 1 ghost rock.",
    choose = { dude { as = "pupil", side = yours, in_shootout = true } },
    effect = {
      gain_ability {
        "pupil",
        own   = shootout { text = "Shootout: Gain 1 ghost rock.", effect = { gain { ghost_rock = 1 } } },
        lasts = this_shootout,
      },
    },
  },
}
