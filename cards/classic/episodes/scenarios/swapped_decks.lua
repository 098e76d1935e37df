--- A shootout with these hands, in which that player uses this card, as soon as he is asked that.
local function shootout(t, mine, theirs, player, used, asked)
  local card = t:in_hand { card = "swapped_decks" }
  used = t:in_hand { player = player, card = used }
  local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  t:call_out(gun, foe)
  t:accept()
  local hand = t:draws(1, mine)
  t:draws(2, theirs)
  t:go_on_to(asked or "cheatin_play", player)
  t:use(used)
  return card, hand
end

--- Player 2 plays a Cheatin' card on my hand of twins; it is answered, and a king is on top of my deck.
local function swap(t)
  local card, hand = shootout(t, "2D 2D 5C 9D TD KH", "2C 2H 4H 9S TC", 2, "good_kharma")
  t:use(card)
  return hand
end

scenario "Swapped Decks makes an honest hand" {
  function(t)
    local hand = swap(t)
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
    local hand = swap(t)
    t:choose(hand[3])
    t:expect(t:zone(hand[6]), "draw_hand", "the top card is in")
    t:expect(t:ghost_rock(2), 14, "the other's stash")
  end,
}

scenario "Swapped Decks answers Cheatin' cards alone" {
  function(t)
    local card = shootout(t, "2D 2D 5C 9D TD", "2C 2H 4H 9S TC", 2, "luck_of_the_draw", "react")
    t:choose(1)
    t:refuses(card)
  end,
}

scenario "Swapped Decks answers others' cards" {
  function(t) t:refuses((shootout(t, "2D 3D 5C 9D TD", "2C 2C 4H 9S TC", 1, "good_kharma"))) end,
}
