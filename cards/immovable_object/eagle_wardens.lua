local hand = card { in_hand = you }

card "eagle_wardens" {
  noon {
    text   = "Noon, Boot: Boot your dude in the town square: draw 2 cards, and 1 more if the dude's"
          .. " influence is 2 or more. Then a card of your play hand is discarded or aced.",
    cost   = { boot },
    choose = { dude { as = "warden", side = yours, at = town_square } },
    price  = { boot "warden" },
    effect = {
      draw(2),
      when { is("warden", dude { influence = at_least(2) }), draw(1) },
      choose { hand, as = "scrap" },
      choose_option { as = "fate", amount = 2 },
      when { compare("fate", exactly(1)), discard "scrap", otherwise = { ace "scrap" } },
    },
  },
}
