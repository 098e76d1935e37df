card "formal_duds" {
  trait {
    text      = "At Sundown this dude has +1 influence.",
    condition = in_phase "sundown",
    affects   = bearer,
    gives     = { influence = 1 },
  },
}
