card "knicknevin" {
  event {
    text   = "As Nightfall begins all dudes at home have -1 influence (at least 0) for good. Ace this card.",
    effect = {
      later { phase_sundown_begins {},
              counter { each = dude { at_home = true, influence = above(0) }, influence = -1 } },
      ace(self),
    },
  },
}
