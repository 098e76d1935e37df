card "one_good_turn" {
  noon { text = "Noon: Draw a card.", effect = { draw(1) } },
  cheatin {
    text   = "Cheatin' Resolution: The bank gives you 3 ghost rock.",
    effect = { gain { ghost_rock = 3 } },
  },
}
