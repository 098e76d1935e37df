card "dr_dawn_edwards" {
  trait {
    text     = "When Dawn is discarded as a casualty, you may look for Eve Henry in your deck and"
            .. " put that dude into play here for nothing, unless you have one in play. Shuffle"
            .. " the deck.",
    zones    = "discard_pile",
    when     = casualty { self },
    optional = true,
    effect   = {
      search_deck { as = "other", condition = card { title = "Eve Henry", can_play = true } },
      put_into_play { "other", at = event_from, free = true },
    },
  },
}
