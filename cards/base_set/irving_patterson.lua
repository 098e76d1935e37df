card "irving_patterson" {
  trait {
    text   = "Whenever Irving joins a posse, gain 1 ghost rock.",
    when   = joins_posse { self },
    effect = { gain { ghost_rock = 1 } },
  },
}
