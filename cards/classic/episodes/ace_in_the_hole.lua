card "ace_in_the_hole" {
  react {
    text   = "React: Draw hands are revealed: discard a card of yours; one of your play hand or the top card of"
          .. " your deck takes its place.",
    when   = draw_hand_revealed { window = "after" },
    choose = { card { as = "out", in_draw_hand = you }, card { as = "hidden", in_hand = you, optional = true } },
    effect = {
      when { chosen "hidden", replace_in_draw_hand { "out", with = "hidden" },
             otherwise = { discard "out", draw_to_draw_hand { you, 1 } } },
    },
  },
}
