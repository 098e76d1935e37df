card "deckhand" {
  trait {
    text   = "When Sundown begins, this token leaves the game.",
    when   = phase_sundown_begins {},
    effect = { remove(self) },
  },
}
