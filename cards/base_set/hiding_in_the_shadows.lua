card "hiding_in_the_shadows" {
  noon {
    text   = "Noon: Shootout abilities of other players can neither choose nor affect your dude.",
    choose = { dude { as = "hidden", side = yours } },
    effect = {
      restrict { "hidden", be_chosen, by = other_players, play = "shootout" },
      restrict { "hidden", be_affected, by = other_players, play = "shootout" },
    },
  },
}
