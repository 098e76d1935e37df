card "brass_tally" {
  noon { text = "Noon: Gain 1 ghost rock.", effect = { gain { ghost_rock = 1 } } },
  noon {
    text   = "Noon, Boot: Gain 4 ghost rock.",
    cost   = { boot },
    effect = { gain { ghost_rock = 4 } },
  },
}
