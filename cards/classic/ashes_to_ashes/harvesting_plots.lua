local fallen = dude { here = true, in_shootout = true }

card "harvesting_plots" {
  trait {
    text    = "Dudes aced in a shootout here pull as Harrowed dudes do.",
    affects = fallen,
    may     = pull_when_aced,
  },
  trait {
    text      = "Whoever stays in play by that is Harrowed for good.",
    continues = true,
    when      = harrowed_pulled { as = "risen", here = true, amount = 1, window = "before" },
    effect    = { grant_keyword { "risen", "Harrowed", lasts = permanently } },
  },
}
