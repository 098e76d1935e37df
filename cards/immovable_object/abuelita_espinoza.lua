card "abuelita_espinoza" {
  trait {
    text      = "While Abuelita is at another player's deed, each other dude of yours has 1 less"
             .. " upkeep.",
    condition = at { kind = "deed", owner = opposing },
    affects   = dude { side = yours, except = self },
    gives     = { upkeep = -1 },
  },
}
