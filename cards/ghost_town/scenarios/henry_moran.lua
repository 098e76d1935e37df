-- The Gambling phase: player 1's first hand, then the cards that may replace it.
local function lowball(t, given)
  local henry = t:dude { card = "henry_moran", booted = given.booted }
  t:phase "gambling"
  t:draws(1, given.mine)
  t:draws(2, given.theirs or "KC QD 5H 2S 3D")
  return henry
end

local illegal, legal, worse = "9C 9C 9D 9H 4S", "2C 3D 5H 7S 8D", "8C 8C 8D 8H 4S"

scenario "Henry Moran: an illegal lowball hand is never shown" {
  proves = { "RC-ERRATA-018", "RC-CARD-029" },
  function(t)
    local whip = t:in_hand { player = 2, card = "coachwhip" }
    local henry = lowball(t, { mine = illegal .. " " .. legal })
    t:go_on_to "noon_play"
    t:expect_true(t:is_booted(henry), "Henry boots")
    t:expect(t:zone(whip), "hand", "no Cheatin' Resolution could be used: the card is in")
    t:expect(t:winner(), 1, "the Winner, by the second hand")
    t:expect(t:zone(henry), "in_play", "Henry is")
  end,
}

scenario "Henry Moran: the second hand may be illegal too, and then is answered" {
  proves = { "RC-CARD-029" },
  function(t)
    local whip = t:in_hand { player = 2, card = "coachwhip" }
    local henry = lowball(t, { mine = illegal .. " " .. worse })
    local other = t:dude {}
    t:go_on_to("cheatin_play", 2)
    t:expect_true(t:is_booted(henry), "Henry boots")
    t:expect(t:count(1, "discard_pile"), 5, "cards of the first hand in the discard pile")
    t:use(whip)
    t:expect_true(t:is_booted(other), "the dude who was left boots")
  end,
}

scenario "Henry Moran: nothing for a legal hand" {
  function(t)
    local henry = lowball(t, { mine = legal })
    t:go_on_to "noon_play"
    t:expect_true(not t:is_booted(henry), "unbooted")
  end,
}

scenario "Henry Moran booted is no help" {
  function(t)
    local whip = t:in_hand { player = 2, card = "coachwhip" }
    lowball(t, { mine = illegal, booted = true })
    t:dude {}
    t:go_on_to("cheatin_play", 2)
    t:expect(t:count(1, "discard_pile"), 0, "cards discarded")
    t:use(whip)
  end,
}

scenario "Henry Moran does not look at another's hand" {
  function(t)
    local henry = lowball(t, { mine = legal, theirs = illegal })
    t:go_on_to "noon_play"
    t:expect_true(not t:is_booted(henry), "unbooted")
    t:expect(t:count(1, "discard_pile"), 5, "cards that player 1 has discarded")
  end,
}

scenario "Henry Moran does not help in a shootout" {
  function(t)
    local henry = t:dude { card = "henry_moran" }
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(gun, foe)
    t:accept()
    t:draws(1, illegal)
    t:draws(2, legal)
    t:go_on_to("resolution_play", 1)
    t:expect_true(not t:is_booted(henry), "unbooted")
  end,
}

scenario "Henry Moran looks at your hand when it is your turn to draw" {
  function(t)
    local henry = t:dude { card = "henry_moran" }
    t:winner(2)
    t:phase "gambling"
    t:draws(1, illegal .. " " .. legal)
    t:draws(2, "KC QD 5H 2S 3D")
    t:go_on_to "noon_play"
    t:expect_true(t:is_booted(henry), "Henry boots")
    t:expect(t:count(1, "discard_pile"), 10, "cards of two hands")
  end,
}
