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

scenario "Bluff: in lowball too" {
  function(t)
    t:phase "gambling"
    local card = t:in_hand { card = "bluff" }
    local theirs = t:in_hand { player = 2, card = "bluff" }
    t:draws(1, "KC KD 4H 9S TC 2S 3C 4D 5D 8C")
    t:draws(2, "2D 3H 5C 8D QD")
    t:go_on_to "react"
    t:refuses(theirs)
    t:use(card)
    t:expect(t:count(1, "draw_hand"), 5, "cards of the new hand")
    t:expect_true(t:can_use(theirs), "the other player may draw another one too")
    t:pass()
    t:expect(t:winner(), 1, "who has the lower hand now")
  end,
}
