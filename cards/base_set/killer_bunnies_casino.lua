card "killer_bunnies_casino" {
  trait {
    text  = "This deed's controller may throw away 1 more card at Sundown.",
    gives = { sundown_discards = 1 },
  },
}
