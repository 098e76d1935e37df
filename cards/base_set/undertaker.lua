card "undertaker" {
  trait {
    text   = "Whenever a dude in play is aced, this deed's controller gains 2 ghost rock.",
    when   = aced {},
    effect = { gain { ghost_rock = 2 } },
  },
}
