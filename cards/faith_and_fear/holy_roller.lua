local beaten_by_three = compare(hand_rank_of(round_winner), at_least(hand_rank_of(you) + 3))

card "holy_roller" {
  shootout {
    text    = "Shootout Miracle 6, Boot: This Blessed has +1 bullets, and is no casualty in this"
           .. " round unless you lose it by 3 ranks or more.",
    miracle = 6,
    cost    = { boot },
    effect  = {
      modify { bearer, bullets = 1 },
      later { casualties_about_to_be_assigned { player = you },
              protect_casualty(bearer),
              when { beaten_by_three, protect_casualty { bearer, lifted = true } } },
    },
  },
}
