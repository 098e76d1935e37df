local abominations = dude { keyword = "Abomination", in_hand = you, can_play = true,
                            cost = at_most(ghost_rock_of(you) + 6) }

card "summoning" {
  job {
    text    = "Noon Hex 5: A job that marks the town square. If it succeeds, bring an Abomination"
           .. " of your play hand into play for 6 ghost rock less; it has 1 control point more for"
           .. " good.",
    hex     = 5,
    mark    = town_square,
    success = {
      choose { abominations, as = "summoned", least = 0 },
      put_into_play { "summoned", reduce = 6 },
      counter { "summoned", control = 1 },
    },
  },
}
