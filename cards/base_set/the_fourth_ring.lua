card "the_fourth_ring" {
  react {
    text   = "React, Boot: Your dude away from home has passed a spell's test: you may discard a"
          .. " card of your play hand; if you do, gain 1 ghost rock and draw a card.",
    cost   = { boot },
    when   = succeeds_at_spell { side = yours, at_home = false },
    price  = { discard_from_hand { 1 } },
    effect = { gain { ghost_rock = 1 }, draw(1) },
  },
}
