card "angela_payne" {
  noon {
    text   = "Noon, Boot: If Angela is at a deed that you do not own, gain 2 ghost rock.",
    cost   = { boot },
    effect = { when { at { kind = "deed", owner = opposing }, gain { ghost_rock = 2 } } },
  },
}
