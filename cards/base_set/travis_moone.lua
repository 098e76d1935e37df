card "travis_moone" {
  react {
    text   = "React, Boot: As the game starts, shuffle your play hand into your deck and draw five"
          .. " cards.",
    cost   = { boot },
    when   = start_of_game {},
    effect = { shuffle_into_deck(hand_of(you)), draw(5) },
  },
}
