card "night_clerk" {
  react {
    text  = "React: Before your dude is sent home, gain 1 ghost rock.",
    when   = sent_home { side = yours, window = "before" },
    effect = { gain { ghost_rock = 1 } },
  },
}
