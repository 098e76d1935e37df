card "hatchet" {
  shootout {
    text   = "Shootout: Discard this. An opposing dude has -3 bullets this round.",
    choose = { dude { as = "target", in_posse = opposing } },
    price  = { discard(self) },
    effect = { modify { "target", bullets = -3, lasts = this_round } },
  },
}
