card "dead_dog_tavern" {
  trait {
    text    = "Bullets, not influence, decide who controls this deed.",
    affects = self,
    may     = control_by_bullets,
  },
}
