-- Player 2 cheats; player 1 has a pair, or `own`, and a deck that goes on with `top`.
local function caught(t, top, own)
  local card = t:in_hand { card = "bottom_dealin" }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, keywords = { "Huckster 0" }, at = "square" }
  local mine = t:draws(1, (own or "KC KD 5H 2S 3D ") .. top)
  local dealt = t:draws(2, "9C 9C 9D 9H 4S")
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("resolution_play", 1)
  return card, rival, mine, dealt
end

scenario "Bottom Dealin' gives a cheatin' player five cards of another deck" {
  function(t)
    local card, rival, mine, dealt = caught(t, "AC 3H 5D 7S JC")
    t:expect(t:rank(2), 8, "the rank before")
    t:use(card)
    t:expect(t:rank(2), 1, "the rank")
    for i = 1, 5 do
      t:expect(t:zone(dealt[i]), "discard_pile", "each card that was cheatin' is in")
      t:expect(t:zone(mine[i]), "draw_hand", "each card of the own hand stays in")
      t:expect(t:zone(mine[5 + i]), "draw_hand", "each of the five is in")
    end
    t:expect(t:rank(1), 2, "the own rank, as before")
    t:go_on_to "assign_casualty"
    t:discard(rival)
    t:go_on_to "noon_play"
    for i = 1, 5 do t:expect(t:zone(mine[5 + i]), "discard_pile", "each of the five is in") end
    t:expect(t:count(1, "discard_pile"), 11, "with the action and the own hand, in its owner's")
  end,
}

scenario "Bottom Dealin' is for a cheatin' hand" {
  function(t)
    local card = t:in_hand { card = "bottom_dealin" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:draws(1, "KC QD 5H 2S 3D")
    t:draws(2, "9C 9S 9D 9H 4S")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:refuses(card)
  end,
}

scenario "Bottom Dealin': who plays it says what a joker is" {
  proves = { "RC-CARD-141" },
  function(t)
    local card = caught(t, "AC 3H 5D 7S *")
    t:use(card)
    t:expect((t:asked()), "joker", "what is asked")
    t:expect(select(2, t:asked()), 1, "who is asked")
    t:take "9 of hearts"
    t:expect(t:rank(2), 1, "the rank")
  end,
}

scenario "Bottom Dealin': who has got the hand can work on it" {
  proves = { "RC-CARD-138", "RC-CARD-139" },
  function(t)
    local card, rival, mine = caught(t, "TC 3H 5D 7S JC")
    local book = t:goods { player = 2, card = "doyles_hoyle", on = rival }
    t:use(card)
    t:until_turn_of(2)
    t:use(book)
    t:choose(mine[10])
    t:expect(t:zone(mine[10]), "discard_pile", "the discarded card is in")
    t:expect(t:zone(book), "draw_hand", "the book is in")
    t:expect(t:rank(2), 2, "the rank, a pair of tens")
  end,
}

scenario "Bottom Dealin': Fetch takes no card of another player's, but spares casualties" {
  proves = { "RC-CARD-140" },
  function(t)
    local card, rival, mine = caught(t, "AC 3H 5D 7S JC", "KC KC 5H 2S 3D ")
    local fetch = t:spell { player = 2, card = "fetch", on = rival }
    t:use(card)
    t:until_turn_of(2)
    t:pulls(2, "5C")
    t:use(fetch)
    t:go_on_to "shootout_play"
    t:expect(t:hand_count(2), 0, "cards in the play hand")
    for i = 6, 10 do t:expect(t:zone(mine[i]), "discard_pile", "each card of the hand is in") end
    t:expect(t:side(rival), 2, "the loser's dude is still there")
  end,
}
