card "the_ghostly_gun" {
  resolution {
    text   = "Resolution: The Ghostly Gun goes into your draw hand, with the suit and value that"
          .. " you want. Discard a card of it.",
    choose = {
      card { as = "scrap", in_draw_hand = you },
      suit { as = "new_suit" },
      number { as = "new_value", most = 13 },
    },
    effect = {
      replace_in_draw_hand { "scrap", with = self },
      set_suit_and_value { self, suit = "new_suit", value = "new_value" },
    },
  },
}
