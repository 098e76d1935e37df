local another = { discard(draw_hand_of(you)), draw_to_draw_hand { you, 5 } }

card "bluff" {
  react {
    text   = "React: Draw hands are revealed: discard yours and draw five other cards.",
    when   = draw_hand_revealed { window = "after" },
    effect = another,
  },
  react {
    text      = "The same in lowball.",
    continues = true,
    when      = lowball_hand_revealed { player = you },
    effect    = another,
  },
}
