card "knicknevin" {
  event {
    text   = "As Nightfall begins all dudes at home have -1 influence for good. Ace this card.",
    effect = {
      later { phase_sundown_begins {}, counter { each = dude { at_home = true }, influence = -1 } },
      ace(self),
    },
  },
}
