card "sloane" {
  trait {
    text    = "Sloane's bounty does not fall below 1.",
    when    = bounty_lost { self, where = compare(event_amount, at_least(bounty_of(self))) },
    instead = { bounty { self, 1 - bounty_of(self) } },
  },
  trait {
    text    = "Sloane and your other dudes where she is join posses without booting.",
    affects = dude { side = yours, here = true },
    may     = join_without_booting,
  },
}
