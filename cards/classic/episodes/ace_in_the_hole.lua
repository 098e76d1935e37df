local cards = { card { as = "out", in_draw_hand = you }, card { as = "hidden", in_hand = you, optional = true } }
local exchange = when { chosen "hidden", replace_in_draw_hand { "out", with = "hidden" },
                        otherwise = { discard "out", draw_to_draw_hand { you, 1 } } }

card "ace_in_the_hole" {
  react {
    text   = "React: Draw hands are revealed: swap a card of yours, which is discarded, for one that you hold, or for"
          .. " your deck's top card.",
    when   = draw_hand_revealed { window = "after" },
    choose = cards,
    effect = { exchange },
  },
  react {
    text      = "The same in lowball.",
    continues = true,
    when      = lowball_hand_revealed { player = you },
    choose    = cards,
    effect    = { exchange },
  },
}
