local gadget = goods { as = "gadget", in_hand = you, keyword = "Gadget", difficulty = at_most(ghost_rock_of(you)) }

card "the_agency_union_blue" {
  trait {
    text    = "You bring no Harrowed dudes into play.",
    affects = dude { owner = you, keyword = "Harrowed" },
    cannot  = enter_play,
  },
  trait {
    text      = "No pull saves the Harrowed dudes that you ace.",
    continues = true,
    affects   = dude { where = same_player(event_cause_player, you) },
    cannot    = harrowed_pull,
  },
  noon {
    text   = "Noon: Pay the difficulty of a Gadget of your play hand: your unbooted dude at home gets it.",
    cost   = { pay(difficulty_of "gadget") },
    choose = { gadget, dude { as = "agent", side = yours, at = home_of(you), booted = false } },
    effect = { put_on { "gadget", to = "agent" } },
  },
}
