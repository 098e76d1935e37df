card "seeking_fury" {
  noon {
    text   = "Noon: Discard a card of your play hand to draw a card.",
    price  = { discard_from_hand(1) },
    effect = { draw(1) },
  },
}
