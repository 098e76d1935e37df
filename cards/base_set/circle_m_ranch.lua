card "circle_m_ranch" {
  noon {
    text       = "Controller Noon, Boot: With at most 3 cards in your play hand, draw a card.",
    controller = true,
    cost       = { boot },
    condition  = compare(hand_count(you), at_most(3)),
    effect     = { draw(1) },
  },
}
