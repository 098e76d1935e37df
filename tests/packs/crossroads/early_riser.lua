card "early_riser" {
  trait {
    text  = "Before your dude is sent home, gain 1 ghost rock.",
    when   = sent_home { side = yours, window = "before" },
    effect = { gain { ghost_rock = 1 } },
  },
}
