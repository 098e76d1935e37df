scenario "Bluff draws another hand" {
  function(t)
    local card = t:in_hand { card = "bluff" }
    local gun, foe = t:dude { bullets = 1, at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(gun, foe)
    t:accept()
    local old = t:draws(1, "2D 3C 5C 9D TD")
    local new = t:draws(1, "2C 2H 4D 9S TC")
    t:draws(2, "3S 4S 6H JH KC")
    t:go_on_to("shootout_play", 2)
    t:pass()
    t:go_on_to("react", 1)
    t:use(card)
    t:go_on_to "assign_casualty"
    t:expect(t:rank(1), 2, "rank of the new hand")
    t:expect(t:count(1, "draw_hand"), 5, "cards in it")
    t:expect(t:zone(old[1]), "discard_pile", "the old hand is in")
    t:expect(t:zone(new[1]), "draw_hand", "the new hand is in")
    t:expect(t:rank(2), 1, "rank of the other hand")
  end,
}

scenario "Bluff is for who has a draw hand" {
  function(t)
    t:players(3)
    t:in_hand { player = 3, card = "bluff" }
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(gun, foe)
    t:accept()
    t:draws(1, "2D 3C 5C 9D TD")
    t:draws(2, "3S 4S 6H JH JC")
    t:go_on_to("shootout_play", 2)
    t:pass()
    t:expect((t:asked()), "assign_casualty", "what is asked next")
  end,
}
