card "devils_joker_black" {
  trait {
    text  = "A draw hand with this joker is cheatin'.",
    zones = "draw_hand",
    may   = hand_is_cheatin,
  },
  trait {
    text  = "While it is in your draw hand, your hand rank is 2 higher.",
    zones = "draw_hand",
    gives = { hand_rank = 2 },
  },
}
