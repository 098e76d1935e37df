card "benjamin_washington" {
  react {
    text   = "React, Boot: As the game starts, discard any cards of your play hand, at least one."
          .. " For each of them a dude has 2 less upkeep until High Noon. Draw a card.",
    cost   = { boot },
    when   = start_of_game {},
    choose = { card { as = "scraps", in_hand = you, any_number = true } },
    effect = {
      discard "scraps",
      for_each { "scraps", as = "scrap",
                 choose { dude {}, as = "lucky" },
                 modify { "lucky", upkeep = -2, lasts = until_end_of "next upkeep" } },
      draw(1),
    },
  },
}
