card "insult_to_injury" {
  react {
    text   = "React: Your posse wins a round of a shootout: your shooter has +1 influence for good. Ace this.",
    when   = round_won_or_lost { player = you },
    effect = { modify { shooter_of(you), influence = 1, lasts = permanently }, ace(self) },
  },
}
