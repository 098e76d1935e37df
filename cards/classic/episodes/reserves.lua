card "reserves" {
  noon {
    text   = "Noon: Gain 1 ghost rock.",
    effect = { gain { ghost_rock = 1 } },
  },
}
