card "swapped_decks" {
  react {
    text   = "React: A Cheatin' card is played on your draw hand: the top card of your deck takes the"
          .. " place of a card of that hand. If the hand is legal then, the Cheatin' card does nothing.",
    when   = ability_declared { action {}, play = "cheatin", player = opposing },
    choose = { card { as = "swapped", in_draw_hand = you } },
    effect = {
      replace_in_draw_hand { "swapped", with = top_of_deck(you, 1) },
      when { isnt(is_cheatin(you)), cancel {} },
    },
  },
}
