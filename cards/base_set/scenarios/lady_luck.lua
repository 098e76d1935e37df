scenario "Lady Luck lets her player discard as many cards as wanted at Sundown" {
  function(t)
    local card = t:in_hand { card = "lady_luck" }
    local hand = {}
    for i = 1, 5 do hand[i] = t:in_hand { card = "reserves" } end
    t:use(card)
    t:go_on_to("sundown_discard", 1)
    for _, other in ipairs(hand) do t:choose(other) end
    for _, other in ipairs(hand) do t:expect(t:zone(other), "discard_pile", "each is in") end
  end,
}

scenario "Lady Luck forces nothing" {
  function(t)
    local card = t:in_hand { card = "lady_luck" }
    local hand = {}
    for i = 1, 3 do hand[i] = t:in_hand { card = "reserves" } end
    t:use(card)
    t:go_on_to("sundown_discard", 1)
    t:choose(hand[1])
    t:choose(hand[2])
    t:pass()
    t:until_day(2)
    t:expect(t:zone(hand[2]), "discard_pile", "the second is in")
    t:expect(t:zone(hand[3]), "hand", "the third is in")
  end,
}

scenario "Lady Luck helps nobody else, and not on the next day" {
  function(t)
    local card = t:in_hand { card = "lady_luck" }
    local theirs = {}
    for i = 1, 3 do theirs[i] = t:in_hand { player = 2, card = "reserves" } end
    local ours = {}
    for i = 1, 3 do ours[i] = t:in_hand { card = "reserves" } end
    t:use(card)
    t:go_on_to("sundown_discard", 2)
    t:choose(theirs[1])
    t:until_day(2)
    t:expect(t:zone(theirs[2]), "hand", "the rival's second card is in")
    t:go_on_to("sundown_discard", 1)
    t:choose(ours[1])
    t:until_day(3)
    t:expect(t:zone(ours[1]), "discard_pile", "one card is discarded")
    t:expect(t:zone(ours[2]), "hand", "the next day's second card is in")
  end,
}
