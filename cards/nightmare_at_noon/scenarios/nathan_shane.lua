-- Nathan (1 bullet) fights in the town square, with a gun of 2 more if there is one.
local function fight(t, gun)
  local nathan = t:dude { card = "nathan_shane", at = "square" }
  if gun then t:goods { bullets = 2, keywords = { "Weapon" }, on = nathan } end
  local foe = t:dude { player = 2, at = "square" }
  t:call_out(nathan, foe)
  t:accept()
  return nathan
end
local function known(t, cards)
  local count = 0
  for _, card in ipairs(cards) do
    if t:knows(1, card) then count = count + 1 end
  end
  return count
end

scenario "Nathan Shane sees cards picked by chance, as many as his bullets" {
  proves = { "RC-ERRATA-026" },
  function(t)
    local held = {}
    for i = 1, 5 do held[i] = t:in_hand { player = 2, title = "Held " .. i } end
    local nathan = fight(t, true)
    t:use(nathan)
    for _, many in ipairs { "1", "2", "3" } do t:expect_true(t:offers(many), "so many") end
    t:expect_true(not t:offers "4" and not t:offers "0", "no more than bullets, and no less than one")
    t:choose(3)
    t:expect(known(t, held), 3, "cards seen")
    t:expect_true(t:is_booted(nathan), "Nathan boots")
    t:expect(t:hand_count(2), 5, "none is discarded")
  end,
}

scenario "Nathan Shane need not see all he could" {
  function(t)
    local held = {}
    for i = 1, 3 do held[i] = t:in_hand { player = 2, title = "Held " .. i } end
    local nathan = fight(t, true)
    t:use(nathan)
    t:choose(1)
    t:expect(known(t, held), 1, "cards seen")
  end,
}

scenario "Nathan Shane discards one action that he sees, or none" {
  proves = { "RC-ERRATA-027" },
  function(t)
    local first = t:in_hand { player = 2, card = "ambush" }
    local second = t:in_hand { player = 2, card = "kidnappin" }
    local dude = t:in_hand { player = 2, card = "sloane" }
    local nathan = fight(t, true)
    t:use(nathan)
    t:choose(3)
    t:expect_true(t:offers(first) and t:offers(second) and t:offers "Pass", "either, or neither")
    t:expect_true(not t:offers(dude), "no dude")
    t:choose(second)
    t:expect(t:zone(second), "discard_pile", "the one is in the")
    t:expect(t:zone(first), "hand", "the other is in")
    t:expect(t:happened "card.discarded_from_hand", 1, "discards")
  end,
}

scenario "Nathan Shane does not discard what he has not seen" {
  function(t)
    local held = { t:in_hand { player = 2, card = "ambush" }, t:in_hand { player = 2, card = "kidnappin" } }
    local nathan = fight(t)
    t:use(nathan)
    t:expect(known(t, held), 1, "cards seen with 1 bullet")
    for _, card in ipairs(held) do
      t:expect(t:offers(card), t:knows(1, card), "only the one seen")
    end
    t:pass()
    t:expect(t:hand_count(2), 2, "cards held")
  end,
}

scenario "Nathan Shane looks at no empty hand" {
  function(t)
    t:hand(1, 2)
    t:refuses(fight(t))
  end,
}

scenario "Nathan Shane may look at the hand of any other player" {
  function(t)
    t:players(3)
    t:in_hand { title = "Own" }
    t:in_hand { player = 2, title = "Held" }
    local other = t:in_hand { player = 3, title = "Held elsewhere" }
    local nathan = fight(t)
    t:use(nathan)
    t:choose_player(3)
    t:expect_true(t:knows(1, other), "the other's card is seen")
  end,
}
