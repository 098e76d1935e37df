-- Player 1 shows three kings in the first shootout; the Huckster with the spell is not part of it.
local function showdown(t, pulled, booted)
  local huckster = t:dude { card = "steele_archer", booted = booted }
  local hex = t:spell { card = "ace_in_the_hole", on = huckster }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, bullets = 1, at = "square" }
  local drawn = t:draws(1, "KC KD KH 2S 3D")
  local theirs = t:draws(2, "9C 9D 5H 7S 2C")
  if pulled then t:pulls(1, pulled) end
  t:call_out(gun, rival)
  t:accept()
  return hex, huckster, drawn, theirs
end

scenario "Ace in the Hole puts a card of the play hand in the place of one that is aced" {
  proves = { "RC-CARD-121" },
  function(t)
    local hidden = t:in_hand { card = "the_stakes_just_rose" }
    t:hand(1, 1)
    local hex, huckster, drawn = showdown(t, "4C")
    t:go_on_to("react", 1)
    t:use(hex)
    t:choose(drawn[1])
    t:choose(hidden)
    t:expect_true(t:is_booted(hex), "the spell is booted")
    t:expect_true(t:is_booted(huckster), "and so is the Huckster")
    t:expect(t:zone(drawn[1]), "boot_hill", "the king is in")
    t:expect(t:zone(hidden), "draw_hand", "the other card is in")
    t:expect(t:hand_count(1), 1, "cards left in the play hand")
    t:expect(t:rank(1), 3, "the rank with two pairs")
  end,
}

scenario "Ace in the Hole takes from the own hands only" {
  function(t)
    local hidden = t:in_hand { card = "the_stakes_just_rose" }
    local theirs = t:in_hand { player = 2, card = "reserves" }
    t:hand(1, 1)
    local hex, _, drawn, other = showdown(t, "4C")
    t:go_on_to("react", 1)
    t:use(hex)
    t:expect_true(t:offers(drawn[5]), "a card of the own draw hand")
    t:expect_true(not t:offers(other[1]), "no card of the other draw hand")
    t:choose(drawn[5])
    t:expect_true(t:offers(hidden), "a card of the own play hand")
    t:expect_true(not t:offers(theirs), "no card of another play hand")
    t:choose(hidden)
  end,
}

scenario "Ace in the Hole that fails changes no hand" {
  function(t)
    local hidden = t:in_hand { card = "reserves" }
    local hex, huckster, drawn = showdown(t, "3C")
    t:go_on_to("react", 1)
    t:use(hex)
    t:choose(drawn[1])
    t:expect_true(t:is_booted(hex), "the spell is booted")
    t:expect_true(not t:is_booted(huckster), "the Huckster is not")
    t:expect(t:zone(drawn[1]), "draw_hand", "the king is in")
    t:expect(t:zone(hidden), "hand", "the other card is in")
  end,
}

local function after_the_draw(t, booted)
  showdown(t, nil, booted)
  t:go_on_to("draw_discards", 2)
  t:done()
  return (t:asked())
end

scenario "Ace in the Hole comes when the hands are shown" {
  function(t)
    t:hand(1, 1)
    t:expect(after_the_draw(t), "react", "what is asked")
  end,
}

scenario "Ace in the Hole wants a card in the play hand" {
  function(t)
    t:expect(after_the_draw(t), "resolution_play", "what is asked")
  end,
}

scenario "Ace in the Hole wants an unbooted Huckster" {
  function(t)
    t:hand(1, 1)
    t:expect(after_the_draw(t, true), "resolution_play", "what is asked")
  end,
}
