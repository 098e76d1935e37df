card "phantasm" {
  noon {
    text   = "Noon Hex 9, Boot: Another player's unbooted dude here or at an adjacent place moves"
          .. " to a place adjacent to where the dude is.",
    hex    = 9,
    cost   = { boot },
    choose = {
      dude { as = "dreamer", controller = other_players, booted = false, within = 1 },
      location { as = "haunt", adjacent_to = "dreamer" },
    },
    effect = { move { "dreamer", to = "haunt" } },
  },
  noon {
    text   = "Noon Hex 12, Boot: Another player's booted dude here moves to an adjacent place.",
    hex    = 12,
    cost   = { boot },
    choose = {
      dude { as = "dreamer", controller = other_players, booted = true, here = true },
      location { as = "haunt", adjacent_to = here },
    },
    effect = { move { "dreamer", to = "haunt" } },
  },
}
