-- The top of player 1's deck as the game starts; the card at that place has the keyword.
local function start(t, at, keyword)
  t:phase "setup"
  local butch = t:dude { card = "butch_deuces" }
  local old = { t:in_hand {}, t:in_hand {} }
  local top = {}
  for i = 6, 1, -1 do
    top[i] = t:on_top_of_deck(i == at and { keywords = { keyword or "Spirit" } } or {})
  end
  return butch, top, old
end

scenario "Butch Deuces: with a Spirit the top 5 cards are the hand, the old one is shuffled away" {
  function(t)
    local butch, top, old = start(t, 4)
    t:use(butch)
    t:expect_true(t:is_booted(butch), "he is booted")
    for i = 1, 5 do t:expect_true(t:knows(1, top[i]), "you have seen card " .. i) end
    t:expect_true(not t:knows(1, top[6]), "not the sixth")
    t:expect_true(not t:knows(2, top[4]), "the other player has seen none")
    t:expect_true(t:offers(top[4]), "the Spirit")
    t:expect_true(not t:offers(top[3]), "nothing else")
    t:choose(top[4])
    t:expect_true(t:knows(2, top[4]), "the Spirit is revealed")
    t:expect_true(not t:knows(2, top[3]), "the others are not")
    for i = 1, 5 do t:expect(t:zone(top[i]), "hand", "card " .. i .. " is in") end
    t:expect(t:hand_count(1), 5, "cards in hand")
    for _, card in ipairs(old) do t:expect_true(t:zone(card) ~= "hand", "no old card in hand") end
    t:expect(t:happened "deck.shuffled", 1, "shuffles")
  end,
}

scenario "Butch Deuces: Attire does too" {
  function(t)
    local butch, top = start(t, 5, "Attire")
    t:use(butch)
    t:choose(top[5])
    t:expect(t:hand_count(1), 5, "cards in hand")
  end,
}

scenario "Butch Deuces: it may stay unrevealed, and all is as it was" {
  function(t)
    local butch, top, old = start(t, 1)
    t:use(butch)
    t:pass()
    t:expect(t:zone(old[1]), "hand", "an old card is in")
    t:expect(t:hand_count(1), 2, "cards in hand")
    t:expect(t:happened "deck.shuffled", 0, "shuffles")
    t:expect_true(not t:knows(2, top[6]), "the sixth card is unseen")
    t:expect(t:zone(top[6]), "deck", "and in the deck: five are drawn for lowball, in their order")
    t:expect_true(t:zone(top[5]) ~= "deck", "as the five are")
  end,
}

scenario "Butch Deuces: the sixth card is no find" {
  function(t)
    local butch, _, old = start(t, 6)
    t:use(butch)
    t:expect(t:zone(old[1]), "hand", "an old card is in")
    t:expect(t:happened "cards.revealed", 0, "cards revealed")
  end,
}

scenario "Butch Deuces: other cards are no finds" {
  function(t)
    local butch, _, old = start(t, 2, "Mystical")
    t:use(butch)
    t:expect(t:zone(old[1]), "hand", "an old card is in")
  end,
}

scenario "Butch Deuces: only as the game starts" {
  function(t)
    local butch = t:dude { card = "butch_deuces" }
    t:refuses(butch)
  end,
}
