card "bobs_fix_it_shop" {
  react {
    text    = "React, Boot: Your Gadget would be aced: it goes to its owner's play hand instead.",
    cost    = { boot },
    when    = attachment_left_play { goods { keyword = "Gadget" }, as = "broken", side = yours, amount = 1 },
    instead = { to_hand "broken" },
  },
  react {
    text    = "React, Boot: Your goods would be aced: they are discarded instead.",
    cost    = { boot },
    when    = attachment_left_play { goods {}, as = "broken", side = yours, amount = 1 },
    instead = { discard "broken" },
  },
}
