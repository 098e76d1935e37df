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

scenario "Unprepared boots a dude together with everything attached" {
  proves = { "RC-ERRATA-035" },
  function(t)
    local card = t:in_hand { card = "unprepared" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    local things = {}
    for i = 1, 3 do things[i] = t:goods { player = 2, on = rival } end
    t:call_out(gun, rival)
    t:accept()
    t:use(card)
    t:choose(rival)
    t:expect_true(t:is_booted(rival), "the dude is booted")
    for _, thing in ipairs(things) do
      t:expect_true(t:is_booted(thing), "what is attached is booted")
    end
  end,
}

scenario "Unprepared takes a bullet and the dude's own abilities" {
  proves = { "RC-ERRATA-036" },
  function(t)
    local card = t:in_hand { card = "unprepared" }
    local gun = t:dude { at = "square" }
    local remy = t:dude { player = 2, card = "remy_lapointe", at = "square" }
    t:call_out(gun, remy)
    t:accept()
    t:use(card)
    t:choose(remy)
    t:expect(t:stat(remy, "bullets"), 0, "bullets, from 1")
    t:go_on_to("shootout_play", 2)
    t:refuses(remy)
  end,
}

scenario "Unprepared takes traits, abilities and bullets of what is attached" {
  proves = { "RC-ERRATA-037" },
  function(t)
    local card = t:in_hand { card = "unprepared" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, bullets = 1, at = "square" }
    local thrower = t:goods { player = 2, card = "flame_thrower", on = rival }
    t:call_out(gun, rival)
    t:accept()
    t:expect(t:stat(rival, "bullets"), 2, "bullets before")
    t:expect_true(t:is_stud(rival), "a stud before")
    t:use(card)
    t:choose(rival)
    t:expect(t:stat(rival, "bullets"), 0, "bullets after")
    t:expect_true(not t:is_stud(rival), "a draw, as printed")
    t:go_on_to("shootout_play", 2)
    t:booted(thrower, false)
    t:refuses(thrower)
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

scenario "Cheatin' Varmint is one ability for each copy played" {
  proves = { "RC-CARD-145" },
  function(t)
    local card = t:in_hand { card = "cheatin_varmint" }
    local gun, rival = showdown(t, "KC QD 5H 2S 3D", "9C 9C 9D 9H 4S")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:use(card, 2)
    t:choose_player(2)
    t:expect(t:rank(2), 6, "the rank, 2 less")
    t:expect(t:ghost_rock(1), 10, "nothing is paid")
    t:expect_true(not t:can_use(card), "the copy is used up")
  end,
}

scenario "Cheatin' Varmint may lower another hand than the cheatin' one" {
  proves = { "RC-CARD-144" },
  function(t)
    local card = t:in_hand { card = "cheatin_varmint" }
    local gun, rival = showdown(t, "KC KD KH 2S 3D", "9C 9C 9D 9H 4S")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:use(card, 2)
    t:choose_player(1)
    t:expect(t:rank(1), 2, "the rank of the own hand, 2 less")
    t:expect(t:rank(2), 8, "the rank of the cheatin' hand")
  end,
}

scenario "Hex Slingin' wants a Hex" {
  function(t)
    local card = t:in_hand { card = "hex_slingin" }
    local gun, rival = showdown(t, "KC KD KH 2S 3D", "2C 2D 5H 7S 9C")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:refuses(card)
  end,
}

scenario "A Coach Comes to Town pays 4 when nobody opposes" {
  function(t)
    local card = t:in_hand { card = "a_coach_comes_to_town" }
    local leader = t:dude {}
    t:use(card)
    t:expect(t:ghost_rock(1), 14, "the stash")
    t:expect(t:where(leader), t:place("home 1"), "where the leader is")
    t:expect_true(t:is_booted(leader), "booted")
  end,
}

scenario "A Coach Comes to Town pays those who keep it from coming" {
  function(t)
    local card = t:in_hand { card = "a_coach_comes_to_town" }
    local leader = t:dude { bullets = 1, at = "square" }
    local guard = t:dude { player = 2, bullets = 1, at = "square" }
    t:draws(1, "KC KD 2S 3H 7D")
    t:draws(2, "9C 9D 9H 4S 5D")
    t:use(card)
    t:go_on_to("oppose_job", 2)
    t:join(guard)
    t:go_on_to "assign_casualty"
    t:ace(leader)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(leader), "boot_hill", "the leader is in")
    t:expect(t:ghost_rock(1), 10, "the leader's stash")
    t:expect(t:ghost_rock(2), 14, "the opposing player's stash")
  end,
}

scenario "A Coach Comes to Town pays nobody when nobody is left" {
  proves = { "RC-CARD-146" },
  function(t)
    local card = t:in_hand { card = "a_coach_comes_to_town" }
    local leader = t:dude { bullets = 1, at = "square" }
    local guard = t:dude { player = 2, bullets = 1, at = "square" }
    t:draws(1, "KC KD 2S 3H 7D")
    t:draws(2, "KH KS 2C 3C 7C")
    t:use(card)
    t:go_on_to("oppose_job", 2)
    t:join(guard)
    t:go_on_to("assign_casualty", 1)
    t:discard(leader)
    t:go_on_to("assign_casualty", 2)
    t:discard(guard)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(leader), "discard_pile", "the leader is in")
    t:expect(t:zone(guard), "discard_pile", "the guard is in")
    t:expect(t:ghost_rock(1), 10, "the leader's stash")
    t:expect(t:ghost_rock(2), 10, "the opposing player's stash")
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
