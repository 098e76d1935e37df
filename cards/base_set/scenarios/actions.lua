-- Action cards of the two published decks.

local function showdown(t, mine, theirs)
  local gun = t:dude { at = "square", keywords = { "Huckster 1" } }
  local rival = t:dude { player = 2, at = "square" }
  t:draws(1, mine)
  t:draws(2, theirs)
  return gun, rival
end

scenario "Reserves: 1 ghost rock, and the card is discarded when the next player's turn comes" {
  function(t)
    local reserves = t:in_hand { card = "reserves" }
    t:dude { player = 2 }
    t:use(reserves)
    t:expect(t:ghost_rock(1), 11, "the stash")
    t:until_turn_of(2)
    t:expect(t:zone(reserves), "discard_pile", "the card is in")
  end,
}

scenario "Unprepared boots a dude with everything, and what is attached counts for nothing" {
  function(t)
    local card = t:in_hand { card = "unprepared" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, bullets = 3, at = "square" }
    local weapon = t:goods { player = 2, on = rival, bullets = 2 }
    t:call_out(gun, rival)
    t:accept()
    t:expect(t:stat(rival, "bullets"), 5, "bullets before")
    t:use(card)
    t:choose(rival)
    t:expect(t:stat(rival, "bullets"), 2, "bullets after")
    t:expect_true(t:is_booted(rival), "the dude is booted")
    t:expect_true(t:is_booted(weapon), "so is the weapon")
  end,
}

scenario "Hex Slingin' trades a Hex for two ranks" {
  function(t)
    local card = t:in_hand { card = "hex_slingin" }
    local gun, rival = showdown(t, "KC KD KH 2S 3D", "2C 2D 5H 7S 9C")
    local hex = t:spell { card = "shadow_walk", on = gun }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:expect(t:rank(1), 4, "the rank before")
    t:use(card)
    t:expect(t:rank(1), 6, "the rank after")
    t:expect(t:zone(hex), "discard_pile", "the Hex is in")
  end,
}

scenario "Cheatin' Varmint costs nothing against a cheatin' hand" {
  function(t)
    local card = t:in_hand { card = "cheatin_varmint" }
    local gun, rival = showdown(t, "KC QD 5H 2S 3D", "9C 9C 9D 9H 4S")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:expect(t:rank(2), 8, "the rank before")
    t:use(card, 2)
    t:choose_player(2)
    t:expect(t:rank(2), 6, "the rank after")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "Cheatin' Varmint costs 5 against a legal hand" {
  function(t)
    local card = t:in_hand { card = "cheatin_varmint" }
    local gun, rival = showdown(t, "KC QD 5H 2S 3D", "9C 9S 9D 9H 4S")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:expect_true(not t:can_use(card, 2), "no Cheatin' Resolution against a legal hand")
    t:use(card, 1)
    t:choose_player(2)
    t:expect(t:rank(2), 6, "the rank after")
    t:expect(t:ghost_rock(1), 5, "the stash")
  end,
}

scenario "Recruitment Drive brings a dude back for 5 less" {
  function(t)
    local card = t:in_hand { card = "recruitment_drive" }
    local ivor = t:in_discard_pile { card = "jia_mein" }
    t:dude {}
    t:use(card)
    t:choose(ivor)
    t:expect(t:zone(ivor), "in_play", "the dude is")
    t:expect(t:ghost_rock(1), 7, "the stash: 1 for the card, 2 for the dude")
  end,
}

scenario "Missed! unboots a dude in the posse" {
  function(t)
    local card = t:in_hand { card = "missed" }
    local gun = t:dude { at = "square" }
    local friend = t:dude { at = "square", booted = true }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:expect_true(not t:is_booted(friend), "unbooted")
  end,
}
