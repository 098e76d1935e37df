card "nelson_roberts" {
  trait {
    text    = "Cards with Rifle in their title cost nothing on Nelson Roberts.",
    affects = card { titled = "Rifle", in_hand = you },
    gives   = { cost = if_(is(other_card, card { is = self }), -99, 0) },
  },
}
