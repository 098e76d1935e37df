card "its_not_what_you_know" {
  resolution {
    text   = "Resolution: A player's draw hand loses 1 rank.",
    choose = { player { as = "fool", among = holding_draw_hand } },
    effect = { modify { player = "fool", hand_rank = -1 } },
  },
  cheatin {
    text   = "Cheatin' Resolution: A player's draw hand loses 4 ranks.",
    choose = { player { as = "fool", among = holding_draw_hand } },
    effect = { modify { player = "fool", hand_rank = -4 } },
  },
}
