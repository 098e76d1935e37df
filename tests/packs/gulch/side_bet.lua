card "side_bet" {
  shootout {
    text   = "Shootout: When this round is won or lost you gain 5 ghost rock.",
    effect = { later { round_won_or_lost {}, gain { ghost_rock = 5 }, lasts = this_round } },
  },
}
