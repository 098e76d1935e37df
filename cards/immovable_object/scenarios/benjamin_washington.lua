-- Player 1's cards in hand, and dudes with upkeep of both players, as the game starts.
local function start(t)
  t:phase "setup"
  local benjamin = t:dude { card = "benjamin_washington" }
  local cards = { t:in_hand {}, t:in_hand {}, t:in_hand {} }
  local rich = t:dude { upkeep = 5 }
  local rival = t:dude { player = 2, upkeep = 3 }
  return benjamin, cards, rich, rival
end

scenario "Benjamin Washington: each card discarded takes 2 upkeep off a dude until High Noon" {
  function(t)
    local benjamin, cards, rich, rival = start(t)
    local theirs = t:in_hand { player = 2 }
    local before = t:count(1, "deck")
    t:use(benjamin)
    t:expect_true(not t:offers(theirs), "no card of another hand")
    t:expect_true(not t:offers "Done", "at least one")
    t:choose(cards[1])
    t:choose(cards[2])
    t:done()
    t:expect_true(t:is_booted(benjamin), "he is booted")
    t:expect(t:zone(cards[1]), "discard_pile", "a card is in")
    t:expect(t:zone(cards[2]), "discard_pile", "another is in")
    t:expect(t:zone(cards[3]), "hand", "the third is in")
    t:choose(rich)
    t:expect(t:stat(rich, "upkeep"), 3, "the first's upkeep")
    t:expect_true(t:offers(rival), "anybody's dude")
    t:choose(rich)
    t:expect(t:stat(rich, "upkeep"), 1, "the first's upkeep, by two cards")
    t:expect(t:stat(rival, "upkeep"), 3, "the second's upkeep")
    t:expect(t:hand_count(1), 2, "cards in hand: 1 drawn")
    t:expect(t:count(1, "deck"), before - 6, "cards in the deck: 5 for lowball besides")
    t:until_phase "upkeep"
    t:expect(t:stat(rich, "upkeep"), 1, "the upkeep that is paid")
    t:until_phase "noon"
    t:expect(t:stat(rich, "upkeep"), 5, "the upkeep from High Noon on")
  end,
}

scenario "Benjamin Washington: nobody's upkeep goes below 0" {
  function(t)
    local benjamin, cards, _, rival = start(t)
    t:use(benjamin)
    t:choose(cards[1])
    t:choose(cards[2])
    t:choose(cards[3])
    t:done()
    for _ = 1, 3 do t:choose(rival) end
    t:expect(t:stat(rival, "upkeep"), 0, "the upkeep")
    t:expect(t:hand_count(1), 1, "cards in hand: 1 drawn")
  end,
}

scenario "Benjamin Washington: it takes a card to discard" {
  function(t)
    t:phase "setup"
    local benjamin = t:dude { card = "benjamin_washington" }
    t:dude { upkeep = 5 }
    t:refuses(benjamin)
    t:expect_true(not t:is_booted(benjamin), "unbooted")
  end,
}

scenario "Benjamin Washington: only as the game starts" {
  function(t)
    local benjamin = t:dude { card = "benjamin_washington" }
    t:hand(1, 3)
    t:refuses(benjamin)
  end,
}
