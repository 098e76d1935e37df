card "clyde_owens" {
  noon {
    text   = "Noon: Clyde calls out a dude where he is; a wanted one has to accept.",
    choose = { dude { as = "rival", side = opposing, here = true } },
    effect = {
      when { is("rival", dude { wanted = true }),
             call_out { "rival", cannot_refuse = true },
             otherwise = { call_out "rival" } },
    },
  },
}
