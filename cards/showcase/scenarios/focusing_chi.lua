-- A master of kung fu; player 1 pulls it for the Technique.
scenario "Focusing Chi is put on top of the deck, or draws a card" {
  function(t)
    local chi = t:in_hand { card = "focusing_chi" }
    t:dude { keywords = { "Kung Fu 3" }, value = 9, at = "square" }
    t:pulls(1, "2C")
    t:use(chi)
    t:choose(1)
    t:expect(t:zone(chi), "deck", "the card is in")
    t:expect(t:hand_count(1), 0, "cards in hand")
  end,
}

scenario "Focusing Chi draws a card, if that is chosen" {
  function(t)
    local chi = t:in_hand { card = "focusing_chi" }
    t:dude { keywords = { "Kung Fu 3" }, value = 9, at = "square" }
    local drawn = t:draws(1, "2C KC")
    t:use(chi)
    t:choose(2)
    t:expect(t:zone(drawn[2]), "hand", "the card drawn is in")
    t:expect(t:hand_count(1), 1, "cards in hand")
    t:until_turn_of(2)
    t:expect(t:zone(chi), "discard_pile", "the card is in")
  end,
}

scenario "Focusing Chi that fails does nothing" {
  function(t)
    local chi = t:in_hand { card = "focusing_chi" }
    t:dude { keywords = { "Kung Fu 1" }, value = 1, at = "square" }
    t:pulls(1, "KC")
    t:use(chi)
    if t:offers "draw a card" then t:choose(2) end
    t:expect(t:hand_count(1), 0, "cards in hand")
    t:until_turn_of(2)
    t:expect(t:zone(chi), "discard_pile", "the card is in")
  end,
}

scenario "Focusing Chi is a Shootout play too" {
  function(t)
    local chi = t:in_hand { card = "focusing_chi" }
    local master = t:dude { keywords = { "Kung Fu 3" }, value = 9, at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(master, rival)
    t:accept()
    t:pulls(1, "2C")
    t:use(chi)
    t:choose(1)
    t:expect(t:zone(chi), "deck", "the card is in")
  end,
}

-- Player 1 performs Shifu Speaks and pulls Focusing Chi for it, a club of 1.
local function pulled(t)
  local speech = t:in_hand { card = "shifu_speaks" }
  local master = t:dude { keywords = { "Kung Fu 3" }, value = 9, booted = true, at = "square" }
  local next_cards = t:draws(1, "2C 3C 4C 5C")
  local chi = t:on_top_of_deck { card = "focusing_chi" }
  t:use(speech)
  return master, next_cards, chi
end

scenario "Focusing Chi pulled for a Technique unboots the dude and sorts out the next three cards" {
  function(t)
    local master, cards, chi = pulled(t)
    t:expect(t:happened "cards.looked_at", 0, "looks before")
    t:yes()
    t:expect(t:happened "cards.looked_at", 1, "looks")
    for i = 1, 4 do t:expect(t:knows(1, cards[i]), i < 4, "you know card " .. i) end
    t:expect(t:knows(2, cards[1]), false, "the other player knows one")
    t:expect_true(not t:is_booted(master), "the dude is unbooted")
    t:expect_true(not t:offers(cards[4]), "the fourth card stays")
    t:choose(cards[1])
    t:choose(cards[3])
    t:done()
    t:expect(t:zone(cards[1]), "discard_pile", "the first is in")
    t:expect(t:zone(cards[2]), "deck", "the second is in")
    t:expect(t:zone(cards[3]), "discard_pile", "the third is in")
    t:expect(t:asked(), "feat", "what is asked: a pulled Feat may be used")
    t:pass()
    t:choose(2)
    t:expect(t:zone(cards[2]), "discard_pile", "the second was on top, and is now in")
    t:expect(t:zone(chi), "discard_pile", "the pulled card is in")
    t:expect(t:stat(master, "influence"), 1, "the Technique goes on")
  end,
}

scenario "Focusing Chi pulled for a Technique: none or all three are discarded" {
  function(t)
    local _, cards = pulled(t)
    t:yes()
    t:choose(cards[1])
    t:choose(cards[2])
    t:choose(cards[3])
    t:done()
    for i = 1, 3 do t:expect(t:zone(cards[i]), "discard_pile", "a card is in") end
    t:pass()
    t:choose(1)
  end,
}

scenario "Focusing Chi pulled for a Technique: all may stay" {
  function(t)
    local master, cards = pulled(t)
    t:yes()
    t:done()
    for i = 1, 3 do t:expect(t:zone(cards[i]), "deck", "a card is in") end
    t:expect_true(not t:is_booted(master), "the dude is unbooted")
    t:pass()
    t:choose(4)
    for i = 1, 4 do t:expect(t:zone(cards[i]), "discard_pile", "all were on top, and go in") end
  end,
}

scenario "Focusing Chi pulled for a Technique may be left at that" {
  function(t)
    local master, cards = pulled(t)
    t:no()
    t:expect_true(t:is_booted(master), "the dude is booted")
    t:expect(t:zone(cards[1]), "deck", "the next card is in")
    t:expect(t:happened "cards.looked_at", 0, "looks")
    t:pass()
    t:choose(4)
  end,
}

scenario "Focusing Chi pulled for a spell does nothing" {
  function(t)
    local huckster = t:dude { keywords = { "Huckster 2" }, at = "square" }
    local curse = t:spell { card = "blood_curse", on = huckster }
    t:on_top_of_deck { card = "focusing_chi" }
    t:use(curse)
    t:expect_true(not t:offers "yes", "nothing is asked")
    t:expect(t:happened "cards.looked_at", 0, "looks")
  end,
}

scenario "Focusing Chi does nothing when another card is pulled" {
  function(t)
    local speech = t:in_hand { card = "shifu_speaks" }
    t:in_discard_pile { card = "focusing_chi" }
    t:dude { keywords = { "Kung Fu 3" }, value = 9, booted = true, at = "square" }
    t:pulls(1, "2C")
    t:use(speech)
    t:expect_true(not t:offers "yes", "nothing is asked")
  end,
}

scenario "Focusing Chi pulled for another action does nothing" {
  function(t)
    local card = t:in_hand { card = "magical_distraction" }
    local huckster = t:dude { keywords = { "Huckster 1" }, at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:spell { card = "shadow_walk", on = huckster }
    t:draws(1, "KC KD 5H 2S 3D")
    t:draws(2, "9C 9C 9D 9H 4S")
    t:call_out(huckster, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    local chi = t:on_top_of_deck { card = "focusing_chi" }
    t:use(card)
    t:expect_true(not t:offers "yes", "nothing is asked")
    t:expect(t:rank(1), 1, "the rank: it was pulled")
    t:expect(t:zone(chi), "discard_pile", "it is in")
  end,
}
