card "golden_mare_hotel" {
  trait {
    text   = "When a dude enters play from a hand, this deed's owner gains 1 ghost rock.",
    when   = enters_play { dude {}, from_hand = true },
    effect = { gain { player = owner_of(self), ghost_rock = 1 } },
  },
}
