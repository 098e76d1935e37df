card "homeless_joe" {
  noon {
    text      = "Noon: If you have fewer than 4 cards in your play hand, draw a card.",
    condition = compare(hand_count(you), below(4)),
    effect    = { draw(1) },
  },
}
