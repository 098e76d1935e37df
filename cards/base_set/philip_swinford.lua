card "philip_swinford" {
  trait {
    text      = "Whenever a cheatin' hand is shown and yours is legal, you may discard a card of"
             .. " your play hand and draw one.",
    when      = shows_cheatin,
    condition = all_of { there_is(draw_hand_of(you)), isnt(is_cheatin(you)) },
    optional  = true,
    effect    = { discard_from_hand { 1 }, draw(1) },
  },
}
