card "notched_rifle" {
  trait {
    text    = "Dudes in the other posse have 1 bullet less.",
    affects = dude { in_posse = opposing },
    gives   = { bullets = -1 },
  },
  shootout {
    text   = "Shootout: This dude has +2 bullets.",
    effect = { modify { bearer, bullets = 2 } },
  },
}
