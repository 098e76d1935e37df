card "the_side_pocket_billiard_hall" {
  noon {
    text   = "Noon: Pay the cost of this deed: you are its owner for the rest of the game.",
    price  = { pay(cost_of(self)) },
    effect = { own { self, player = you } },
  },
}
