-- A reaction without a moment: after any play.
card "nolans_smithy" {
  react {
    text   = "React, after any play: Take a Horse that is no Gadget from your discard pile into"
          .. " your play hand.",
    when   = play_finished {},
    choose = { goods { as = "horse", in_discard_pile = you, keyword = "Horse",
                       without_keyword = "Gadget" } },
    effect = { to_hand "horse" },
  },
}
