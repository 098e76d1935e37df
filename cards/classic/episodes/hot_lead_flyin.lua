local hit = dude { in_posse = round_loser, value = above(number_of "lead") }

card "hot_lead_flyin" {
  react {
    text   = "React, pull: Draw hands of a shootout are revealed. Whoever wins the round takes a casualty for each"
          .. " dude of the losing posse whose value is above the pull.",
    cost   = { pull },
    when   = draw_hand_revealed { window = "after" },
    effect = {
      choose_number { as = "lead", least = pull_value, most = pull_value },
      later { round_won_or_lost {}, modify { round_winner, casualties = count_of(hit), lasts = this_round } },
    },
  },
}
