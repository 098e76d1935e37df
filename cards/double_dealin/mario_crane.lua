local beaten_by_three = compare(hand_rank_of(round_winner), at_least(hand_rank_of(you) + 3))

card "mario_crane" {
  trait {
    text      = "When you reveal a legal draw hand, Mario is no casualty in this round unless you"
             .. " lose it by 3 ranks or more.",
    when      = draw_hand_revealed {},
    condition = isnt(is_cheatin(you)),
    effect    = {
      later { round_won_or_lost {}, when { isnt(beaten_by_three), protect_casualty(self) } },
    },
  },
}
