card "frontier_feud" {
  noon {
    text   = "Noon: Your unbooted dude moves to the town square from a place in town, and boots. An"
          .. " opponent gives the dude 1 control point for good, or moves a dude of theirs there,"
          .. " in town too, who calls yours out. Nobody else joins that shootout.",
    choose = {
      dude { as = "champion", side = yours, booted = false, in_town = true },
      player { as = "rival", among = other_players },
    },
    effect = {
      move { "champion", to = town_square },
      boot "champion",
      choose { dude { controller = "rival", in_town = true, not_at = town_square },
               as = "challenger", least = 0, player = "rival" },
      move { "challenger", to = town_square },
      when { is("challenger", dude { at = town_square }),
             call_out { "champion", caller = "challenger", alone = true },
             otherwise = { counter { "champion", control = 1 } } },
    },
  },
}
