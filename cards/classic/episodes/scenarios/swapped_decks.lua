--- Player 2 plays a Cheatin' card on my cheatin' hand of two pairs of twins, or one.
local function shootout(t, mine, top)
  local card = t:in_hand { card = "swapped_decks" }
  local kharma = t:in_hand { player = 2, card = "good_kharma" }
  local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  t:call_out(gun, foe)
  t:accept()
  local hand = t:draws(1, mine .. " " .. top)
  t:draws(2, "2C 2H 4H 9S TC")
  t:go_on_to("cheatin_play", 2)
  t:use(kharma)
  t:use(card)
  return hand
end

scenario "Swapped Decks makes an honest hand" {
  function(t)
    local hand = shootout(t, "2D 2D 5C 9D TD", "KH")
    t:expect_true(not t:offers(hand[6]), "not the card that comes")
    t:choose(hand[2])
    t:expect(t:zone(hand[2]), "discard_pile", "the twin is in")
    t:expect(t:zone(hand[6]), "draw_hand", "the top card is in")
    t:expect(t:count(1, "draw_hand"), 5, "cards of the draw hand")
    t:expect(t:ghost_rock(2), 10, "the other's stash")
  end,
}

scenario "Swapped Decks may not be enough" {
  function(t)
    local hand = shootout(t, "2D 2D 5C 9D TD", "KH")
    t:choose(hand[3])
    t:expect(t:zone(hand[6]), "draw_hand", "the top card is in")
    t:expect(t:ghost_rock(2), 14, "the other's stash")
  end,
}

scenario "Swapped Decks answers Cheatin' cards alone" {
  function(t)
    local card = t:in_hand { card = "swapped_decks" }
    local luck = t:in_hand { player = 2, card = "luck_of_the_draw" }
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(gun, foe)
    t:accept()
    t:draws(1, "2D 2D 5C 9D TD")
    t:draws(2, "2C 2H 4H 9S TC")
    t:go_on_to("react", 2)
    t:use(luck)
    t:choose(1)
    t:refuses(card)
  end,
}

scenario "Swapped Decks answers others' cards" {
  function(t)
    local card = t:in_hand { card = "swapped_decks" }
    local kharma = t:in_hand { card = "good_kharma" }
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(gun, foe)
    t:accept()
    t:draws(1, "2D 3D 5C 9D TD")
    t:draws(2, "2C 2C 4H 9S TC")
    t:go_on_to("cheatin_play", 1)
    t:use(kharma)
    t:refuses(card)
  end,
}
