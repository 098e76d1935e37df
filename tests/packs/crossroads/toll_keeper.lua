card "toll_keeper" {
  trait {
    text   = "Before your dude is sent home, that dude stays, and you gain 1 ghost rock instead.",
    when    = sent_home { side = yours, window = "before" },
    instead = { gain { ghost_rock = 1 } },
  },
}
