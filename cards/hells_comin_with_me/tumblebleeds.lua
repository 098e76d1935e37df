local weeds = action { title = "Tumblebleeds!" }
local reapers = count_of(dude { in_posse = "leader" })

card "tumblebleeds" {
  trait {
    text      = "In shootouts here, who loses a round takes 1 more casualty.",
    condition = same_location(shootout_location, here),
    affects   = round_loser,
    gives     = { casualties = 1 },
  },
  trait {
    text    = "Each player has this ability:",
    affects = all_players,
    gives   = {
      ability = job {
        text    = "Noon Job: The town square is the mark. On success discard an attached"
               .. " Tumblebleeds! for each dude in your posse.",
        mark    = town_square,
        success = { choose { weeds, as = "torn_out", least = reapers }, discard "torn_out" },
      },
    },
  },
  noon {
    text   = "Noon: Boot your Huckster: this card is attached to the town square.",
    choose = { dude { as = "witch", side = yours, keyword = "Huckster" } },
    price  = { boot "witch" },
    effect = { put_on { self, at = town_square } },
  },
}
