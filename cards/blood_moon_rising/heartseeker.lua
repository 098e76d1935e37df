card "heartseeker" {
  shootout {
    text   = "Shootout Hex 5, Boot: Your opponent takes 3 casualties less this round. If you win"
          .. " it, ace the opposing shooter; nothing prevents that.",
    hex    = 5,
    cost   = { boot },
    effect = {
      modify { opponent, casualties = -3, lasts = this_round },
      later { round_won_or_lost { player = you }, ace { shooter_of(opponent), surely = true },
              lasts = this_round },
    },
  },
}
