card "third_bowl" {
  noon {
    text    = "Noon Miracle 9: With this Blessed at a deed, ace this card and discard the deed.",
    miracle = 9,
    effect  = { discard(deed { here = true }), ace(self) },
  },
}
