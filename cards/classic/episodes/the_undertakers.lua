card "the_undertakers" {
  trait {
    text   = "Its controller gains 1 ghost rock for each dude who is aced.",
    when   = aced {},
    effect = { gain { ghost_rock = 1 } },
  },
}
