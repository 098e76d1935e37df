card "eve_henry" {
  trait {
    text     = "When Eve is discarded as a casualty, you may look for Dr. Dawn Edwards in your"
            .. " deck and put that dude into play here for nothing, unless you have one in play."
            .. " Shuffle the deck.",
    zones    = "discard_pile",
    when     = casualty { self },
    optional = true,
    effect   = {
      search_deck { as = "other",
                    condition = card { title = "Dr. Dawn Edwards", can_play = true } },
      put_into_play { "other", at = event_from, free = true },
    },
  },
}
