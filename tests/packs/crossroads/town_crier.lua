card "town_crier" {
  trait {
    text  = "When your dude is sent home, gain 1 ghost rock.",
    when   = sent_home { side = yours, window = "when" },
    effect = { gain { ghost_rock = 1 } },
  },
}
