local function showdown(t, theirs)
  local card = t:in_hand { card = "one_good_turn" }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:draws(1, "KC QD 5H 2S 3D")
  t:draws(2, theirs)
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("resolution_play", 1)
  return card
end

scenario "One Good Turn… draws a card at Noon" {
  function(t)
    local card = t:in_hand { card = "one_good_turn" }
    local drawn = t:draws(1, "KC")
    t:use(card)
    t:expect(t:hand_count(1), 1, "cards in hand")
    t:expect(t:zone(drawn[1]), "hand", "the top card is in")
    t:expect(t:hand_count(2), 0, "cards in the rival's hand")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "One Good Turn… pays 3 against a cheatin' hand" {
  function(t)
    local card = showdown(t, "9C 9C 9D 9H 4S")
    t:use(card)
    t:expect(t:ghost_rock(1), 13, "the stash")
    t:expect(t:ghost_rock(2), 10, "the other's")
    t:expect(t:hand_count(1), 0, "cards in hand")
  end,
}

scenario "One Good Turn… pays nothing against a legal hand" {
  function(t)
    local card = showdown(t, "9C 9S 9D 9H 4S")
    t:refuses(card)
  end,
}
