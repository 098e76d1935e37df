card "the_union_casino" {
  noon {
    text       = "Controller Noon, Boot: Choose your dude here and pay any amount of ghost rock;"
              .. " then each other player may pay some. If you paid at least 4 more than each of"
              .. " them, your dude has 1 control point for good.",
    controller = true,
    cost       = { boot },
    choose     = { dude { as = "gambler", side = yours, here = true } },
    effect     = {
      choose_number { as = "bid", least = 0, most = ghost_rock_of(you) },
      pay { ghost_rock = number_of "bid" },
      note { self, 0 },
      for_each_player { other_players, as = "rival",
                        choose_number { as = "answer", least = 0, most = ghost_rock_of "rival",
                                        player = "rival" },
                        pay { player = "rival", ghost_rock = number_of "answer" },
                        note { self, most(note_of(self), number_of "answer") } },
      when { compare(number_of "bid", at_least(note_of(self) + 4)),
             counter { "gambler", control = 1 } },
    },
  },
}
