card "ballot_counter" {
  trait {
    text   = "As Upkeep ends all influence counters go off this card, each of which gives this dude"
          .. " +1 influence.",
    when   = phase_upkeep_ends {},
    effect = { counter { self, influence = -influence_of(self) } },
  },
  noon {
    text    = "Repeat Noon, Pay 1 ghost rock: Put an influence counter on this card.",
    cost    = { pay(1) },
    repeats = true,
    effect  = { counter { self, influence = 1 } },
  },
}
