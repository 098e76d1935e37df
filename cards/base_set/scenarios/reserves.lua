scenario "Reserves: 1 ghost rock, and the card is discarded when the next player's turn comes" {
  function(t)
    local reserves = t:in_hand { card = "reserves" }
    t:dude { player = 2 }
    t:use(reserves)
    t:expect(t:ghost_rock(1), 11, "the stash")
    t:until_turn_of(2)
    t:expect(t:zone(reserves), "discard_pile", "the card is in")
  end,
}
