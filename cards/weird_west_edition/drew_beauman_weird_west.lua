card "drew_beauman_weird_west" {
  trait {
    text      = "Whenever an opponent is caught cheatin', and your own hand is legal, Drew may try"
             .. " to invent a Gadget without booting.",
    when      = shows_cheatin,
    condition = all_of { same_player(you, holding_draw_hand), isnt(is_cheatin(you)) },
    optional  = true,
    choose    = { card { as = "plan", keyword = "Gadget", in_hand = you } },
    effect    = { invent { "plan", by = self, without_boot = true } },
  },
}
