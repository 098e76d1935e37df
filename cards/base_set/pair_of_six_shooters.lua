card "pair_of_six_shooters" {
  cheatin {
    text   = "Cheatin' Resolution, Boot: A card of your draw hand has the suit and value that"
          .. " you want.",
    cost   = { boot },
    choose = {
      card { as = "changed", in_draw_hand = you },
      suit { as = "new_suit" },
      number { as = "new_value", most = 13 },
    },
    effect = { set_suit_and_value { "changed", suit = "new_suit", value = "new_value" } },
  },
}
