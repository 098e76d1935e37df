local function showdown(t, pulled, mine, theirs)
  local caster = t:dude { at = "square", keywords = { "Huckster 0" } }
  local friend = t:dude { at = "square" }
  local hex = t:spell { card = "fetch", on = caster }
  local rival = t:dude { player = 2, at = "square", bullets = 2 }
  local hand = t:draws(1, mine or "4C QD 5H 2S 3D")
  local other = t:draws(2, theirs or "9C 9C 9D 9H 4S")
  if pulled then t:pulls(1, pulled) end
  t:call_out(caster, rival)
  t:accept()
  t:go_on_to("join_posse", 1)
  t:join(friend)
  t:go_on_to("resolution_play", 1)
  return hex, hand, caster, other, friend
end

scenario "Fetch spares 3 casualties and takes a card of the draw hand" {
  function(t)
    local hex, hand, caster, other = showdown(t, "5C")
    t:use(hex)
    t:expect_true(t:is_booted(hex), "the hex boots")
    t:expect_true(not t:is_booted(caster), "the Huckster does not")
    t:expect(t:asked(), "resolution_play", "what is asked")
    t:go_on_to "choose_cards"
    t:expect(t:casualties(1), 4, "the casualties: 8 - 1 - 3")
    for _, card in ipairs(hand) do t:expect_true(t:offers(card), "each card") end
    for _, card in ipairs(other) do t:expect_true(not t:offers(card), "none of the other hand") end
    t:choose(hand[1])
    t:expect(t:zone(hand[1]), "hand", "the card is in")
    t:expect(t:zone(hand[2]), "draw_hand", "the others are in")
    t:expect(t:hand_count(1), 1, "cards in the play hand")
    t:go_on_to("assign_casualty", 1)
  end,
}

scenario "Fetch is for one round" {
  function(t)
    local hex, _, _, _, friend = showdown(t, "5C", "4C QD 5H 2S 4D", "9C 9C 9D 4H 4S")
    t:draws(1, "3C QS 7H 2D AD")
    t:draws(2, "KC KS KD 5D 4D")
    t:use(hex)
    t:go_on_to "choose_cards"
    t:expect(t:casualties(1), 2, "the casualties: 7 - 2 - 3")
    t:pass()
    t:expect(t:hand_count(1), 0, "cards in the play hand")
    t:go_on_to("assign_casualty", 1)
    t:ace(friend)
    t:done()
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 3, "the casualties of the next round: 4 - 1")
  end,
}

scenario "Fetch needs a check of 5" {
  function(t)
    local hex = showdown(t, "4C")
    t:use(hex)
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 7, "the casualties: 8 - 1")
    t:expect(t:hand_count(1), 0, "cards in the play hand")
  end,
}

scenario "Fetch needs a cheatin' hand and to be unbooted" {
  function(t)
    local hex = showdown(t, nil, nil, "9C 9S 9D 9H 4S")
    t:refuses(hex)
  end,
}

scenario "Fetch does nothing while booted" {
  function(t)
    local hex = showdown(t)
    t:booted(hex, true)
    t:refuses(hex)
  end,
}

scenario "Fetch takes a card that was added to the draw hand" {
  proves = { "RC-CARD-123" },
  function(t)
    local hex, hand, caster = showdown(t, "5C")
    local hoyle = t:goods { card = "doyles_hoyle", on = caster }
    t:use(hex)
    t:go_on_to("resolution_play", 1)
    t:use(hoyle, 2)
    t:choose(hand[2])
    t:expect(t:zone(hoyle), "draw_hand", "Doyle's Hoyle is in")
    t:go_on_to "choose_cards"
    t:expect_true(not t:offers(hand[2]), "a card that has left the draw hand is not offered")
    t:choose(hoyle)
    t:expect(t:zone(hoyle), "hand", "Doyle's Hoyle is in")
  end,
}

scenario "Fetch in lowball takes a card once there is a Winner" {
  function(t)
    local caster = t:dude { keywords = { "Huckster 0" } }
    local hex = t:spell { card = "fetch", on = caster }
    t:dude { player = 2 }
    local hand = t:draws(1, "2C 4C 6D 8H TS")
    local other = t:draws(2, "2C 2C 6D 8H TS")
    t:phase "gambling"
    t:go_on_to("cheatin_play", 1)
    t:pulls(1, "5C")
    t:use(hex)
    t:expect_true(t:is_booted(hex), "the hex boots")
    t:go_on_to "choose_cards"
    t:expect(t:happened "lowball.won", 1, "how many Winners there are")
    for _, card in ipairs(hand) do t:expect_true(t:offers(card), "each card") end
    for _, card in ipairs(other) do t:expect_true(not t:offers(card), "none of the other hand") end
    t:choose(hand[5])
    t:expect(t:zone(hand[5]), "hand", "the card is in")
    t:until_phase "noon"
    t:expect(t:zone(hand[1]), "discard_pile", "another is in")
    t:expect(t:hand_count(1), 1, "cards in the play hand")
  end,
}

scenario "Fetch takes no card of another player" {
  proves = { "RC-CARD-122", "RC-CARD-140" },
  function(t)
    local dealin = t:in_hand { player = 2, card = "bottom_dealin" }
    local hex = showdown(t, "5C", "4C 4C 5H 2S 3D")
    t:draws(2, "KD QS 6H 2D AD")
    t:use(hex)
    t:expect(t:asked(), "resolution_play", "what is asked")
    t:use(dealin)
    t:pass()
    t:pass()
    t:expect(t:asked(), "assign_casualty", "what is asked: there is no card to choose")
    t:expect(t:hand_count(1), 0, "cards in the play hand")
    t:expect(t:casualties(1), 4, "the casualties: 8 - 1 - 3")
  end,
}
