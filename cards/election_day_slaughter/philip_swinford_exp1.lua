card "philip_swinford_exp1" {
  trait {
    text      = "Whenever an opposing player shows a cheatin' hand, and you do not, you may draw a"
             .. " card and discard one.",
    when      = shows_cheatin,
    condition = isnt(is_cheatin(you)),
    optional  = true,
    effect    = { draw(1), discard_from_hand { 1 } },
  },
}
