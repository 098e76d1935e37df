card "lacy_omalley" {
  trait {
    text    = "No effect takes a card out of your discard pile, and none is played from there.",
    affects = card { in_discard_pile = you },
    cannot  = leave_discard_pile,
  },
  trait {
    text   = "At Sundown you discard your hand.",
    when   = victory_checked {},
    effect = { discard(hand_of(you)) },
  },
}
