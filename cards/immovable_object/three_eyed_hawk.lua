card "three_eyed_hawk" {
  trait {
    text   = "Whenever you attach a Sidekick out of your play hand to Hawk, gain 1 ghost rock.",
    when   = card_attached { keyword = "Sidekick", other = self, player = you, from_hand = true },
    effect = { gain { ghost_rock = 1 } },
  },
  trait {
    text    = "A Sidekick that Hawk has can be aced as a casualty, which covers 2.",
    affects = attachment { attached_to = self },
    may     = ace_as_casualty,
  },
}
