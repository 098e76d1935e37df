local function cast(t, ability, pulled, place)
  local shaman = t:dude { keywords = { "Shaman 2" }, at = place or "square" }
  local spell = t:spell { card = "spirit_guidance", on = shaman }
  local cards = { t:in_hand {}, t:in_hand {}, t:in_hand {} }
  t:hand(2, 1)
  t:pulls(1, pulled)
  t:use(spell, ability)
  return cards, spell, shaman
end

scenario "Spirit Guidance: a card for another" {
  function(t)
    local theirs = t:in_hand { player = 2 }
    local cards, spell, shaman = cast(t, 1, "5C")
    t:expect_true(t:offers(cards[1]), "any card of your hand")
    t:expect_true(not t:offers(theirs), "none of another hand")
    t:choose(cards[2])
    t:expect(t:zone(cards[2]), "discard_pile", "the card is in")
    t:expect(t:hand_count(1), 3, "cards in hand")
    t:expect_true(t:is_booted(spell), "the spell is booted")
    t:expect_true(not t:is_booted(shaman), "the Shaman is not")
  end,
}

scenario "Spirit Guidance fails below 7" {
  function(t)
    local cards = cast(t, 1, "4C")
    t:choose(cards[2])
    t:expect(t:zone(cards[2]), "hand", "the card is in")
    t:expect(t:hand_count(1), 3, "cards in hand")
  end,
}

scenario "Spirit Guidance: nothing to discard, no card" {
  function(t)
    local shaman = t:dude { keywords = { "Shaman 2" } }
    t:refuses(t:spell { card = "spirit_guidance", on = shaman }, 1)
  end,
}

scenario "Spirit Guidance: away from home 2 cards are drawn and 2 discarded" {
  function(t)
    local cards, spell = cast(t, 2, "8C")
    t:expect(t:hand_count(1), 5, "cards in hand")
    t:choose(cards[1])
    t:choose(cards[2])
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect(t:hand_count(1), 3, "cards in hand at the end")
    t:expect(t:zone(cards[1]), "discard_pile", "a card is in")
    t:expect(t:zone(cards[3]), "hand", "another is in")
    t:expect_true(t:is_booted(spell), "the spell is booted")
  end,
}

scenario "Spirit Guidance: 10 are needed for that" {
  function(t)
    cast(t, 2, "7C")
    t:expect(t:hand_count(1), 3, "cards in hand")
    t:expect((t:asked()), "noon_play", "what is asked")
  end,
}

scenario "Spirit Guidance: at home the spell succeeds for nothing" {
  function(t)
    local cards, spell = cast(t, 2, "8C", "home 1")
    t:expect(t:hand_count(1), 3, "cards in hand")
    t:expect(t:zone(cards[1]), "hand", "a card is in")
    t:expect_true(t:is_booted(spell), "the spell is booted")
  end,
}

scenario "Spirit Guidance: another player's home is away from home" {
  function(t)
    local cards = cast(t, 2, "8C", "home 2")
    t:choose(cards[1])
    t:choose(cards[2])
    t:expect(t:hand_count(1), 3, "cards in hand")
    t:expect(t:zone(cards[1]), "discard_pile", "a card is in")
  end,
}
