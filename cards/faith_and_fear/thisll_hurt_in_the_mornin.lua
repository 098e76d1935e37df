local honest = all_of { there_is(draw_hand_of(you)), isnt(is_cheatin(you)) }

card "thisll_hurt_in_the_mornin" {
  cheatin {
    text   = "Cheatin' Resolution: Discard one or two cards of the cheatin' hand; the top cards of"
          .. " their owner's deck take their place. If your hand is legal, the cheatin' player pays"
          .. " you 1 ghost rock for each or it is aced.",
    choose = { card { as = "cards", in_draw_hand = cheatin_player, up_to = 2 } },
    effect = {
      discard "cards",
      for_each { "cards", as = "one",
                 draw_to_draw_hand { cheatin_player, 1, from = owner_of "one" } },
      when { honest,
             for_each { "cards", as = "one",
                        may { player = cheatin_player,
                              pay_player { cheatin_player, you, 1 },
                              otherwise = { ace "one" } } } },
    },
  },
}
