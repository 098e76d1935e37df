card "pony_express" {
  noon {
    text       = "Controller Noon, Boot: Throw away a card of your play hand; if you do, draw"
              .. " one.",
    controller = true,
    cost       = { boot },
    price      = { discard_from_hand { 1 } },
    effect     = { draw(1) },
  },
}
