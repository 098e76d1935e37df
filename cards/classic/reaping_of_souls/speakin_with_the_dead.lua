card "speakin_with_the_dead" {
  noon {
    text   = "Noon: Your unbooted dude learns to speak with the dead, for the rest of the game. Ace this"
          .. " card.",
    choose = { dude { as = "undead", side = yours, booted = false } },
    effect = {
      gain_ability {
        "undead",
        own   = noon {
          text   = "Noon: A printed play or React of a dude in Boot Hill is this dude's too today.",
          choose = {
            dude { as = "ghost", in_boot_hill = true },
            ability { as = "trick", of = "ghost" },
          },
          effect = { gain_ability { self, from = "ghost", ability = "trick" } },
        },
        lasts = permanently,
      },
      ace(self),
    },
  },
}
