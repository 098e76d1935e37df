local slower = compare(bullets_of(event_subject), above(bullets_of(other_card)))

card "youre_not_fast_enough" {
  react {
    text      = "React: Your dude accepts a call-out of one with fewer bullets: nobody else joins this shootout,"
             .. " and Reacts cannot be used in it.",
    when      = callout_accepted { side = yours, window = "after" },
    condition = slower,
    effect    = {
      lasting_trait { affects = dude { leader = false, mark = false }, cannot = join_posse, lasts = this_shootout },
      restrict { act = use_abilities, play = "react", lasts = this_shootout },
    },
  },
}
