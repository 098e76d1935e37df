card "a_coach_comes_to_town" {
  job {
    text    = "Noon Job: Mark the town square. If it succeeds, gain 4 ghost rock; if not, each"
           .. " player with a dude in the opposing posse gains 4.",
    mark    = town_square,
    success = { gain { ghost_rock = 4 } },
    failure = {
      when { there_is(dude { in_posse = mark_player }),
             gain { player = mark_player, ghost_rock = 4 } },
    },
  },
}
