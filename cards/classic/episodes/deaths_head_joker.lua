local foes = dude { in_posse = opposing }

card "deaths_head_joker" {
  trait {
    text   = "When it is named in your draw hand in a shootout, ace the opposing dudes of the"
          .. " lowest value. In lowball and when it is pulled, ace it, and the next card takes its"
          .. " place.",
    zones  = "draw_hand",
    when   = joker_declared { self },
    effect = { ace { each = dude { in_posse = opposing, value = lowest_of("value", foes) } } },
  },
  trait {
    text      = "In lowball the next card takes its place.",
    continues = true,
    zones     = "draw_hand",
    when      = lowball_hand_drawn {},
    effect    = { replace_in_draw_hand { self, with = top_of_deck(you, 1) }, ace(self) },
  },
  trait {
    text      = "When it is pulled the next card takes its place.",
    continues = true,
    zones     = "pulled",
    when      = pull_revealed { self },
    effect    = { pull_again {} },
  },
}
