card "farewell_fiddler" {
  trait {
    text  = "After your dude is sent home, gain 1 ghost rock.",
    when   = sent_home { side = yours },
    effect = { gain { ghost_rock = 1 } },
  },
}
