card "barton_everest" {
  trait {
    text      = "Show a cheatin' hand in Barton's shootout, and it is 1 rank higher in this round.",
    when      = reveals_cheatin { player = you },
    condition = in_shootout(self),
    effect    = { modify { you, hand_rank = 1, lasts = this_round } },
  },
}
