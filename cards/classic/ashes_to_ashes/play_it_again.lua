card "play_it_again" {
  noon {
    text   = "Noon: An ability of a card in play can be used once more today.",
    choose = { card { as = "piano" }, ability { as = "song", of = "piano" } },
    effect = { refresh { "piano", ability = "song", additional = true } },
  },
}
