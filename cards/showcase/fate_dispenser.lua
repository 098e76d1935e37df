card "fate_dispenser" {
  trait {
    text        = "Once invented it is attached to an in-town deed that you control.",
    attaches_to = deed { in_town = true, controller = you },
  },
  noon {
    text       = "Controller Noon, Boot: If your play hand is smaller than your hand size, draw a"
              .. " card.",
    controller = true,
    cost       = { boot },
    effect     = { when { compare(hand_count(you), below(hand_size_of(you))), draw(1) } },
  },
}
