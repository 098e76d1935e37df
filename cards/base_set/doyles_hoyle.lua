card "doyles_hoyle" {
  react {
    text   = "React, Boot: This dude has pulled: discard the pulled card, this card is the pull.",
    cost   = { boot },
    when   = pull_revealed { other = bearer },
    effect = { replace_in_draw_hand { event_subject, with = self } },
  },
  resolution {
    text   = "Resolution, Boot: Discard a card of your draw hand, this card takes its place. If"
          .. " that was a 2, your hand has +1 rank.",
    cost   = { boot },
    choose = { card { as = "out", in_draw_hand = you } },
    effect = {
      replace_in_draw_hand { "out", with = self },
      when { compare(value_of "out", exactly(2)), modify { you, hand_rank = 1 } },
    },
  },
}
