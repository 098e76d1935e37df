card "ace_in_the_hole" {
  react {
    text   = "React Hex 6, Boot: As your draw hand is revealed in a shootout, boot this Huckster."
          .. " Ace a card of that hand; one of your play hand takes its place.",
    hex    = 6,
    cost   = { boot },
    when   = draw_hand_revealed {},
    choose = {
      card { as = "out", in_draw_hand = you },
      card { as = "hidden", in_hand = you },
    },
    effect = { boot(bearer), ace "out", replace_in_draw_hand { "out", with = "hidden" } },
  },
}
