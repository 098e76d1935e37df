card "the_horse_doctor" {
  trait {
    text    = "The Slaughterhouse has +1 production.",
    affects = deed { title = "The Slaughterhouse" },
    gives   = { production = 1 },
  },
  react {
    text   = "React, Boot: A Horse that is no Gadget is aced: it goes into its owner's play hand"
          .. " instead.",
    cost   = { boot },
    when   = attachment_left_play { goods { keyword = "Horse", without_keyword = "Gadget" },
                                    as = "horse", amount = 1 },
    effect = { to_hand "horse" },
  },
}
