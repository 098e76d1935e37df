card "clyde_owens" {
  noon {
    text   = "Noon: Clyde calls out a dude where he is; a wanted one has to accept.",
    choose = { dude { as = "rival" } },
    effect = { call_out { "rival", cannot_refuse = is("rival", dude { wanted = true }) } },
  },
}
