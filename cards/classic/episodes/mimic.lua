card "mimic" {
  react {
    text      = "React: A dude has been aced in a shootout: a Harrowed dude in it has a printed play or"
             .. " React of that dude too, for the rest of the game.",
    when      = aced { as = "fallen", window = "after" },
    choose    = {
      dude { as = "undead", keyword = "Harrowed", in_shootout = true, except = "fallen" },
      ability { as = "trick", of = "fallen" },
    },
    effect    = { gain_ability { "undead", from = "fallen", ability = "trick", lasts = permanently } },
  },
}
