card "the_ghost_exp1" {
  react {
    text    = "React: At the pull for the aced Ghost he goes home unbooted, but for an ace.",
    when    = harrowed_pulled { self, amount = above(0) },
    instead = { send_home { self, unbooted = true } },
  },
  noon {
    text   = "Noon, Boot: Gain 3 ghost rock.",
    cost   = { boot },
    effect = { gain { ghost_rock = 3 } },
  },
}
