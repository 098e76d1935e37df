card "the_ghost" {
  react {
    text   = "React: The Ghost is chosen by an ability: it is cancelled.",
    when   = target_chosen { self },
    effect = { cancel {} },
  },
  react {
    text      = "React: The Ghost is called out: he is not.",
    continues = true,
    when      = called_out { self },
    instead   = { prevent {} },
  },
}
