card "election_day_slaughter" {
  job {
    text    = "Noon Job, Boot: The town square is the mark. The others may each unboot one dude in"
           .. " town. On success each of them has to ace a dude of theirs in town.",
    cost    = { boot },
    mark    = town_square,
    start   = {
      for_each_player { other_players, as = "rival",
                        choose { dude { in_town = true, booted = true }, as = "rested", least = 0,
                                 player = "rival" },
                        unboot "rested" },
    },
    success = {
      for_each_player { other_players, as = "rival",
                        choose { dude { in_town = true, controller = "rival" }, as = "slain",
                                 player = "rival" },
                        ace "slain" },
    },
  },
}
