card "quickdraw" {
  react {
    text   = "React: Your hand and that of the opposing posse have the same rank: yours is one rank"
          .. " higher.",
    when   = hands_compared {},
    condition = compare(hand_rank_of(you), hand_rank_of(opponent)),
    effect = { modify { you, hand_rank = 1, lasts = this_round } },
  },
}
