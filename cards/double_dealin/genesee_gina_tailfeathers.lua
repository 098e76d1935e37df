card "genesee_gina_tailfeathers" {
  react {
    text   = "React, Boot: As the game starts, discard a card of your play hand to draw 2 cards.",
    cost   = { boot },
    when   = start_of_game {},
    price  = { discard_from_hand { 1 } },
    effect = { draw(2) },
  },
}
