card "lost_angels" {
  trait {
    text    = "Your Mystical goods cost 2 ghost rock less.",
    affects = goods { keyword = "Mystical", owner = you },
    gives   = { cost = -2 },
  },
  react {
    text   = "React: Before the check of a spell boot your dude: the spell fails.",
    when   = pull_about_to_be_made { where = is(event_cause, spell {}) },
    choose = { dude { as = "choir", side = yours } },
    price  = { boot "choir" },
    effect = { harder(99) },
  },
}
