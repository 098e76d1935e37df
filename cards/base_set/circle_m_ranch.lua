card "circle_m_ranch" {
  noon {
    text       = "Controller Noon, Boot: If you have at most 3 cards in your play hand, draw a"
              .. " card.",
    controller = true,
    cost       = { boot },
    effect     = { when { compare(hand_count(you), at_most(3)), draw(1) } },
  },
}
