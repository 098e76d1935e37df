card "tommy_harden" {
  trait {
    text      = "When your opponent shows a cheatin' hand in Tommy's shootout, yours is 1 rank"
             .. " higher in this round, or 2 if it is legal.",
    when      = reveals_cheatin { player = opponent },
    condition = in_shootout(self),
    effect    = { modify { you, hand_rank = if_(is_cheatin(you), 1, 2), lasts = this_round } },
  },
}
