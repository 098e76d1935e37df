card "spirit_guidance" {
  noon {
    text   = "Noon Spirit 7, Boot: Discard a card of your play hand to draw a card.",
    spirit = 7,
    cost   = { boot },
    choose = { card { as = "scrap", in_hand = you } },
    effect = { discard "scrap", draw(1) },
  },
  noon {
    text   = "Noon Spirit 10, Boot: If this Shaman is away from your home, draw 2 cards; then"
          .. " discard 2 of your play hand.",
    spirit = 10,
    cost   = { boot },
    effect = { when { isnt(is_at(bearer, home_of(you))), draw(2), discard_from_hand { 2 } } },
  },
}
