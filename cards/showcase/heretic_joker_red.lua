card "heretic_joker_red" {
  trait {
    text  = "A draw hand with this joker is never cheatin'.",
    zones = "draw_hand",
    may   = hand_is_legal,
  },
  trait {
    text  = "While it is in your draw hand, your hand rank is 3 lower.",
    zones = "draw_hand",
    gives = { hand_rank = -3 },
  },
  trait {
    text   = "It is not aced after use.",
    zones  = { "draw_hand", "pulled" },
    cannot = be_aced,
  },
}
