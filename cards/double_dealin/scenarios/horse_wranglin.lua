local function stable(t)
  local s = { card = t:in_hand { card = "horse_wranglin" } }
  s.horse = t:on_top_of_deck { card = "roan" }
  s.gun = t:on_top_of_deck { card = "shotgun" }
  s.old = t:in_discard_pile { card = "mustang" }
  s.whip = t:in_discard_pile { card = "shotgun" }
  s.rider = t:dude {}
  return s
end

scenario "Horse Wranglin' finds a Horse in the deck, which is shuffled" {
  function(t)
    local s = stable(t)
    local booted = t:dude { booted = true }
    local rival = t:dude { player = 2 }
    t:use(s.card)
    t:choose(1)
    t:expect_true(t:offers(s.horse), "a Horse")
    t:expect_true(not t:offers(s.gun), "no other goods")
    t:expect_true(not t:offers(s.old), "no discarded Horse")
    t:choose(s.horse)
    t:expect_true(not t:offers(booted), "no booted dude")
    t:expect_true(not t:offers(rival), "no dude of another player")
    t:choose(s.rider)
    t:expect(t:host(s.horse), s.rider, "the Horse is on")
    t:expect(t:ghost_rock(1), 8, "the stash: 1 for the card, 1 for the Horse")
    t:expect(t:happened "deck.shuffled", 1, "how often the deck was shuffled")
    t:expect_true(not t:is_booted(s.rider), "the dude is unbooted")
    t:until_turn_of(2)
    t:expect(t:zone(s.card), "discard_pile", "the card is in")
  end,
}

scenario "Horse Wranglin' finds a Horse in the discard pile" {
  function(t)
    local s = stable(t)
    local theirs = t:in_discard_pile { player = 2, card = "mustang" }
    local other = t:in_discard_pile { card = "roan" }
    t:use(s.card)
    t:choose(2)
    t:expect_true(t:offers(other), "another Horse")
    t:expect_true(not t:offers(s.whip), "no other goods")
    t:expect_true(not t:offers(s.horse), "no Horse of the deck")
    t:expect_true(not t:offers(theirs), "no card of another player")
    t:choose(s.old)
    t:choose(s.rider)
    t:expect(t:host(s.old), s.rider, "the Horse is on")
    t:expect(t:happened "deck.shuffled", 0, "how often the deck was shuffled")
  end,
}

scenario "Horse Wranglin' looks into the deck, then the discard pile" {
  function(t)
    local s = stable(t)
    t:use(s.card)
    t:choose(3)
    t:expect_true(t:offers(s.horse), "a Horse of the deck first")
    t:pass()
    t:choose(s.old)
    t:choose(s.rider)
    t:expect(t:host(s.old), s.rider, "the Horse is on")
    t:expect(t:happened "deck.shuffled", 1, "how often the deck was shuffled")
  end,
}

scenario "Horse Wranglin' finds one Horse only" {
  function(t)
    local s = stable(t)
    t:use(s.card)
    t:choose(3)
    t:choose(s.horse)
    t:choose(s.rider)
    t:expect(t:host(s.horse), s.rider, "the Horse is on")
    t:expect(t:asked(), "noon_play", "what is asked")
    t:expect(t:zone(s.old), "discard_pile", "the other Horse is in")
  end,
}

scenario "Horse Wranglin' may take nothing" {
  proves = { "RC-SEARCH-001", "RC-SEARCH-002" },
  function(t)
    local s = stable(t)
    t:use(s.card)
    t:choose(3)
    t:pass()
    t:pass()
    t:expect(t:asked(), "noon_play", "what is asked")
    t:expect(t:zone(s.horse), "deck", "the Horse is in")
    t:expect(t:zone(s.old), "discard_pile", "the other Horse is in")
    t:expect(t:happened "deck.shuffled", 1, "how often the deck was shuffled")
    t:expect(t:ghost_rock(1), 9, "the stash: 1 for the card")
  end,
}

scenario "Horse Wranglin' need not attach what it finds" {
  function(t)
    local s = stable(t)
    t:use(s.card)
    t:choose(1)
    t:choose(s.horse)
    t:pass()
    t:expect(t:zone(s.horse), "deck", "the Horse is in")
    t:expect(t:ghost_rock(1), 9, "the stash: 1 for the card")
  end,
}

scenario "Horse Wranglin' looks into the deck alone" {
  function(t)
    local s = stable(t)
    t:use(s.card)
    t:choose(1)
    t:pass()
    t:expect(t:asked(), "noon_play", "what is asked")
  end,
}
