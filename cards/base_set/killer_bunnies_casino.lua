card "killer_bunnies_casino" {
  trait {
    text    = "This deed's controller may throw away 1 more card at Sundown.",
    affects = you,
    gives   = { sundown_discards = 1 },
  },
}
