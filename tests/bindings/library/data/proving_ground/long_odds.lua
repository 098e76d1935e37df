card "long_odds" {
  shootout { text = "Shootout: Gain 1 ghost rock.", effect = { gain { ghost_rock = 1 } } },
}
