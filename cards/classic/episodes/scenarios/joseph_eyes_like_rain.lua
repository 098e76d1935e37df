scenario "Joseph keeps a card of a draw hand" {
  function(t)
    local joseph = t:dude { card = "joseph_eyes_like_rain" }
    local leader = t:dude { at = "square" }
    local mark = t:dude { player = 2, at = "square" }
    t:hand(1, 4)
    t:call_out(leader, mark)
    t:accept()
    local hand = t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 3H 4C 9D TD")
    t:go_on_to("react", 1)
    t:use(joseph)
    t:choose(hand[4])
    t:expect(t:zone(hand[4]), "hand", "the card is in")
    t:expect(t:zone(hand[1]), "discard_pile", "another one is in")
    t:expect(t:hand_count(1), 5, "cards in hand")
    t:expect_true(t:is_booted(joseph), "Joseph is booted")
  end,
}

scenario "Joseph discards what is too much" {
  function(t)
    local joseph = t:dude { card = "joseph_eyes_like_rain" }
    local leader = t:dude { at = "square" }
    local mark = t:dude { player = 2, at = "square" }
    local held = t:hand(1, 5)
    t:call_out(leader, mark)
    t:accept()
    local hand = t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 3H 4C 9D TD")
    t:go_on_to("react", 1)
    t:use(joseph)
    t:choose(hand[4])
    t:choose(hand[4])
    t:go_on_to "noon_play"
    t:expect(t:zone(hand[4]), "discard_pile", "the card is in")
    t:expect(t:hand_count(1), 5, "cards in hand")
  end,
}

scenario "Joseph keeps a card of lowball" {
  function(t)
    t:phase "gambling"
    local joseph = t:dude { card = "joseph_eyes_like_rain" }
    local hand = t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 3H 4C 9D TD")
    t:go_on_to("react", 1)
    t:use(joseph)
    t:choose(hand[1])
    t:until_phase "noon"
    t:expect(t:zone(hand[1]), "hand", "the card is in")
    t:expect(t:hand_count(1), 1, "cards in hand")
  end,
}

scenario "Joseph cares for his player's hands" {
  function(t)
    local joseph = t:dude { player = 2, card = "joseph_eyes_like_rain" }
    t:players(3)
    local leader = t:dude { at = "square" }
    local mark = t:dude { player = 3, at = "square" }
    t:call_out(leader, mark)
    t:accept()
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(3, "2D 3H 4C 9D TD")
    t:go_on_to "noon_play"
    t:expect_true(not t:is_booted(joseph), "Joseph is not booted")
  end,
}
