card "milt_clemons" {
  trait {
    text   = "Whenever Milt gets bounty, gain 1 ghost rock.",
    when   = bounty_gained { self },
    effect = { gain { ghost_rock = 1 } },
  },
}
