card "hired_guns" {
  noon {
    text   = "Noon: A dude of your discard pile comes to your play hand.",
    choose = { dude { as = "gun", in_discard_pile = you } },
    effect = { to_hand "gun" },
  },
}
