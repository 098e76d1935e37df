card "fanning_the_hammer" {
  react {
    text   = "React: Your posse has won the round: the other takes 2 more casualties.",
    when   = round_won_or_lost { player = you },
    effect = { modify { round_loser, casualties = 2, lasts = this_round } },
  },
}
