card "joseph_eyes_like_rain" {
  react {
    text   = "React, Boot: You discard a draw hand: a card of it goes to your play hand. If you have more than 5,"
          .. " discard one.",
    cost   = { boot },
    when   = draw_hand_about_to_be_discarded { player = you },
    choose = { card { as = "kept", in_draw_hand = you } },
    effect = { to_hand "kept", when { compare(hand_count(you), above(5)), discard_from_hand(1) } },
  },
}
