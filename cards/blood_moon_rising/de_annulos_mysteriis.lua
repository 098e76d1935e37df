card "de_annulos_mysteriis" {
  noon {
    text   = "Noon: Ace this card: play an action of your discard pile whose job marks a location."
          .. " This dude leads it, if able, with +1 bullets and as a stud meanwhile.",
    choose = {
      action { as = "plan", in_discard_pile = you, marks_location = true, playable = true },
    },
    price  = { ace(self) },
    effect = {
      later { job_marked { other = dude { is = bearer } },
              modify { other_card, bullets = 1 }, make_stud(other_card), lasts = this_play },
      play_action { "plan", leader = bearer },
    },
  },
}
