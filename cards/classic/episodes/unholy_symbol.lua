card "unholy_symbol" {
  trait {
    text      = "When this dude's posse wins a round, the other takes 1 more casualty.",
    condition = is(bearer, dude { in_posse = round_winner }),
    affects   = round_loser,
    gives     = { casualties = 1 },
  },
}
