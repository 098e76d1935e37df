card "pagliaccio" {
  shootout {
    text   = "Shootout, Boot: An opposing dude has -1 bullets and -1 value.",
    cost   = { boot },
    choose = { dude { as = "audience", side = opposing } },
    effect = { modify { "audience", bullets = -1, value = -1 } },
  },
}
