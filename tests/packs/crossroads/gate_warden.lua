card "gate_warden" {
  trait {
    text   = "When your dude is sent home, that dude stays, and you gain 1 ghost rock instead.",
    when    = sent_home { side = yours, window = "when" },
    instead = { gain { ghost_rock = 1 } },
  },
}
