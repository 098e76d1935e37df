card "phantoms" {
  shootout {
    text   = "Shootout: A dude in this shootout cannot be chosen by abilities while it lasts.",
    choose = { dude { as = "hidden", in_shootout = true } },
    effect = { restrict { "hidden", be_chosen } },
  },
}
