local beaten_by_three = all_of {
  same_player(round_loser, you),
  compare(hand_rank_of(round_winner), at_least(hand_rank_of(you) + 3)),
}

card "mario_crane" {
  trait {
    text      = "When you reveal a legal draw hand, Mario is no casualty in this round unless you lose it"
             .. " by 3 ranks or more.",
    when      = draw_hand_revealed {},
    condition = all_of { is(self, dude { in_shootout = true }), isnt(is_cheatin(you)) },
    effect    = {
      later { casualties_about_to_be_assigned { player = you },
              when { isnt(beaten_by_three), protect_casualty(self) },
              lasts = this_round },
    },
  },
}
