card "interpret_vision" {
  noon {
    text    = "Noon Miracle 6: This Blessed has +1 influence until Nightfall is over.",
    miracle = 6,
    effect  = { modify { bearer, influence = 1 } },
  },
}
