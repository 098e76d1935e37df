card "oddities_of_nature" {
  trait {
    text    = "Your Abominations have +1 influence in the town square.",
    affects = dude { side = yours, keyword = "Abomination", at = town_square },
    gives   = { influence = 1 },
  },
  noon {
    text   = "Noon, Boot: Boot your Abomination in the town square; if you do, gain 1 ghost rock,"
          .. " and boot an opposing dude there.",
    cost   = { boot },
    choose = { dude { as = "oddity", side = yours, keyword = "Abomination", at = town_square } },
    price  = { boot "oddity" },
    effect = {
      gain { ghost_rock = 1 },
      choose { dude { side = opposing, at = town_square }, as = "gawker" },
      boot "gawker",
    },
  },
}
