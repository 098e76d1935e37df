card "a_coach_comes_to_town" {
  job {
    text    = "Noon Job: The town square is the mark. Success pays you 4 ghost rock. Otherwise"
           .. " whoever has a dude in the posse against it gets 4.",
    mark    = town_square,
    success = { gain { ghost_rock = 4 } },
    failure = {
      when { there_is(dude { in_posse = mark_player }),
             gain { player = mark_player, ghost_rock = 4 } },
    },
  },
}
