card "luck_of_the_draw" {
  react {
    text      = "React: Draw hands are about to be shown: yours is 1 rank higher or 1 lower, the worst"
             .. " of that rank.",
    when      = draw_hand_about_to_be_revealed {},
    condition = there_is(dude { in_posse = you }),
    choose    = { option { as = "way", "1 rank higher", "1 rank lower" } },
    effect    = {
      modify { you, hand_rank = if_(compare("way", exactly(1)), 1, -1), hand_weakest = 1, lasts = this_round },
    },
  },
}
