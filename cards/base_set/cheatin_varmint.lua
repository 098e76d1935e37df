card "cheatin_varmint" {
  resolution {
    text   = "Resolution: Pay 5 ghost rock. A player's draw hand loses 2 ranks.",
    choose = { player { as = "varmint", among = holding_draw_hand } },
    price  = { pay { ghost_rock = 5 } },
    effect = { modify { player = "varmint", hand_rank = -2 } },
  },
  cheatin {
    text   = "Cheatin' Resolution: A player's draw hand loses 2 ranks.",
    choose = { player { as = "varmint", among = holding_draw_hand } },
    effect = { modify { player = "varmint", hand_rank = -2 } },
  },
}
