scenario "Seeking Fury changes a card for another" {
  function(t)
    local fury = t:dude { card = "seeking_fury" }
    local old = t:in_hand {}
    local kept = t:in_hand {}
    local new = t:on_top_of_deck {}
    t:use(fury)
    t:choose(old)
    t:expect(t:zone(old), "discard_pile", "the card chosen is in")
    t:expect(t:zone(kept), "hand", "the other one is in")
    t:expect(t:zone(new), "hand", "the top of the deck is in")
    t:expect(t:hand_count(1), 2, "cards in hand")
    t:expect_true(not t:is_booted(fury), "she is not booted")
  end,
}

scenario "Seeking Fury needs a card to discard" {
  function(t) t:refuses(t:dude { card = "seeking_fury" }) end,
}
