card "hands_for_the_barges" {
  noon {
    text   = "Noon: A Deckhand enters play at a Ferry you control.",
    choose = { location { as = "landing", keyword = "Ferry", controller = you } },
    effect = { make_token { "deckhand", at = "landing" } },
  },
}
