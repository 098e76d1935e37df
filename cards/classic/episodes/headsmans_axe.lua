card "headsmans_axe" {
  react {
    text   = "React: A dude has been aced: no dude of that name enters play again.",
    when   = aced { as = "fallen", window = "after" },
    effect = { ban "fallen" },
  },
}
