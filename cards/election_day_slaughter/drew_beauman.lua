card "drew_beauman" {
  trait {
    text      = "Whenever a player shows a cheatin' hand, and you do not, Drew may try to invent a"
             .. " Gadget without booting.",
    when      = shows_cheatin,
    condition = isnt(is_cheatin(you)),
    optional  = true,
    choose    = { card { as = "plan", keyword = "Gadget", in_hand = you } },
    effect    = { invent { "plan", by = self, without_boot = true } },
  },
}
