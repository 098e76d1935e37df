card "the_sloane_gang" {
  noon {
    text   = "Noon, Boot: Boot your dude in the town square. If the dude is there at Sundown, gain"
          .. " 1 ghost rock for each other player, or the dude gets 1 control point for good,"
          .. " unless he or she has one.",
    cost   = { boot },
    choose = { dude { as = "boss", side = yours, at = town_square } },
    effect = {
      boot "boss",
      later { victory_checked {},
              when { is("boss", dude { at = town_square }),
                     choose_option { as = "reward", amount = 2 },
                     when { compare(number_of "reward", 1),
                            gain { ghost_rock = function(read)
                              return #read:players(other_players)
                            end },
                            otherwise = { when { is("boss", dude { control = 0 }),
                                                 counter { "boss", control = 1 } } } } } },
    },
  },
}
