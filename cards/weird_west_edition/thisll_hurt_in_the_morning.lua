local honest = all_of { there_is(draw_hand_of(you)), isnt(is_cheatin(you)) }

card "thisll_hurt_in_the_morning" {
  cheatin {
    text   = "Cheatin' Resolution: Discard 1 or 2 cards of a cheatin' hand; as many from their"
          .. " owner's deck replace them. If your hand is legal the cheatin' player pays you 1"
          .. " ghost rock for each of them, or aces it.",
    choose = { card { as = "scraps", in_draw_hand = cheatin_player, up_to = 2 } },
    effect = {
      for_each { "scraps", as = "scrap",
                 discard "scrap",
                 when { honest,
                        may { player = cheatin_player,
                              pay_player { cheatin_player, you, 1 },
                              otherwise = { ace "scrap" } } } },
      for_each { "scraps", as = "scrap",
                 draw_to_draw_hand { cheatin_player, 1, from = owner_of "scrap" } },
    },
  },
}
