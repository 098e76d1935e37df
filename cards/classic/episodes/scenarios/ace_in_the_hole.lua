--- A lost shootout; the card in hand, and another.
local function shown(t)
  local card = t:in_hand { card = "ace_in_the_hole" }
  local other = t:in_hand { value = 9 }
  local top = t:on_top_of_deck {}
  t:dude { bullets = 0, title = "Ann", at = "square" }
  local leader = t:find "Ann"
  local mark = t:dude { player = 2, bullets = 0, at = "square" }
  t:call_out(leader, mark)
  t:accept()
  local hand = t:draws(1, "2C 3D 4H 9S TC")
  t:draws(2, "2D 3H 5C 8D QD")
  t:go_on_to("react", 1)
  t:use(card)
  t:choose(hand[1])
  return hand, other, top
end

scenario "Ace in the Hole: a card of the play hand" {
  function(t)
    local hand, other = shown(t)
    t:choose(other)
    t:expect(t:zone(hand[1]), "discard_pile", "the old card is in")
    t:expect(t:zone(other), "draw_hand", "the new card is in")
    t:go_on_to "assign_casualty"
    t:expect(t:rank(1), 2, "the rank")
  end,
}

scenario "Ace in the Hole: the top of the deck" {
  function(t)
    local hand, other, top = shown(t)
    t:pass()
    t:expect(t:zone(hand[1]), "discard_pile", "the old card is in")
    t:expect(t:zone(top), "draw_hand", "the new card is in")
    t:expect(t:zone(other), "hand", "the other card is in")
    t:expect(t:count(1, "draw_hand"), 5, "cards of the draw hand")
  end,
}

scenario "Ace in the Hole: in lowball too" {
  function(t)
    t:phase "gambling"
    local card = t:in_hand { card = "ace_in_the_hole" }
    local theirs = t:in_hand { player = 2, card = "ace_in_the_hole" }
    local hand = t:draws(1, "4C 4H 7D 9S TC 2S")
    t:draws(2, "2D 3H 5C 8D QD")
    t:go_on_to "react"
    t:refuses(theirs)
    t:use(card)
    t:choose(hand[1])
    t:expect(t:zone(hand[6]), "draw_hand", "the top card is in")
    t:expect_true(t:can_use(theirs), "the other player may change the other hand")
    t:pass()
    t:expect(t:winner(), 1, "who has the lower hand now")
  end,
}
