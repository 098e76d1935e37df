card "lumberyard" {
  trait {
    text    = "Improvements cost this deed's controller 1 less.",
    affects = card { type = "improvement", owner = you, in_hand = you },
    gives   = { cost = -1 },
  },
  noon {
    text   = "Noon, Boot: Ace a card in play with The Tree in its title.",
    cost   = { boot },
    choose = { card { as = "tree", titled = "The Tree" } },
    effect = { ace "tree" },
  },
}
