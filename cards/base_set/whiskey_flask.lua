card "whiskey_flask" {
  noon {
    text   = "Noon, Boot: This dude boots and you throw away a card of your play hand; if both"
          .. " happen, draw a card.",
    cost   = { boot },
    price  = { boot(bearer), discard_from_hand { 1 } },
    effect = { draw(1) },
  },
}
