local lead = hand_rank_of(opponent) - hand_rank_of(you)

card "force_field" {
  resolution {
    text      = "Repeat Resolution, Pay any amount of ghost rock: Your draw hand rank is that much"
             .. " higher this round, but no higher than the other hand's is now.",
    repeats   = true,
    cost      = { pay(1, lead) },
    condition = compare(lead, at_least(1)),
    effect    = { modify { you, hand_rank = paid } },
  },
}
