card "lady_luck" {
  noon {
    text   = "Noon: At Sundown you may discard any number of cards of your play hand.",
    effect = { modify { sundown_discards = 40 } },
  },
}
