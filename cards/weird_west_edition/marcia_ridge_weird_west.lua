local mine = sum_of("influence", dude { side = yours, at = town_square })
local theirs = sum_of("influence", dude { controller = that_player, at = town_square })
local first_there = every_player(other_players, compare(theirs, below(mine)))

card "marcia_ridge_weird_west" {
  trait {
    text      = "While Marcia is in the town square and each other player has less influence there"
             .. " than you, abilities of adjacent deeds are yours to use, as if you controlled the"
             .. " deeds and Marcia stood there.",
    condition = all_of { at(town_square), first_there },
    may       = use_as_if_there,
    from      = deed { adjacent_to = self },
  },
}
