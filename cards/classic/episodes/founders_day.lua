card "founders_day" {
  event {
    text   = "Event: Gain 2 ghost rock.",
    effect = { gain { ghost_rock = 2 } },
  },
}
