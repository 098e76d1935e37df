-- Player 2 has two dudes in the shootout and one outside, and cheats.
local function shootout(t, mine, theirs)
  local card = t:in_hand { card = "coachwhip" }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  local other = t:dude { player = 2, at = "square" }
  t:draws(1, mine)
  t:draws(2, theirs)
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("resolution_play", 1)
  return card, rival, other, gun
end

local legal, cheatin = "KC QD 5H 2S 3D", "9C 9C 9D 9H 4S"

scenario "Coachwhip! in a shootout: with a legal hand you choose who is aced" {
  proves = { "RC-ERRATA-011" },
  function(t)
    local card, rival, other, gun = shootout(t, legal, cheatin)
    t:use(card)
    local _, player = t:asked()
    t:expect(player, 1, "who chooses")
    t:expect_true(t:offers(rival), "one of the cheatin' player's dudes")
    t:expect_true(not t:offers(gun), "not one of yours")
    t:choose(other)
    t:expect(t:zone(other), "boot_hill", "the chosen dude is in")
    t:expect(t:zone(rival), "in_play", "the other is")
  end,
}

scenario "Coachwhip! in a shootout: with a cheatin' hand the other chooses" {
  proves = { "RC-ERRATA-010" },
  function(t)
    local card, rival, other = shootout(t, "KC KC KD 2S 3D", cheatin)
    t:use(card)
    local _, player = t:asked()
    t:expect(player, 2, "who chooses")
    t:choose(rival)
    t:expect(t:zone(rival), "boot_hill", "the chosen dude is in")
    t:expect(t:zone(other), "in_play", "the other is")
  end,
}

scenario "Coachwhip! aces a booted dude as well" {
  function(t)
    local card, rival, other = shootout(t, legal, cheatin)
    t:booted(rival, true)
    t:use(card)
    t:choose(rival)
    t:expect(t:zone(rival), "boot_hill", "the chosen dude is in")
    t:expect(t:zone(other), "in_play", "the other is")
  end,
}

scenario "Coachwhip! is for a cheatin' hand" {
  function(t)
    local card = shootout(t, "KC KC KD 2S 3D", "9C 9S 9D 9H 4S")
    t:refuses(card)
  end,
}

local function lowball(t, mine)
  t:phase "gambling"
  local card = t:in_hand { card = "coachwhip" }
  local own = t:dude {}
  local tired = t:dude { player = 2, booted = true }
  local first, second = t:dude { player = 2 }, t:dude { player = 2 }
  t:draws(1, mine)
  t:draws(2, cheatin)
  return card, first, second, tired, own
end

scenario "Coachwhip! in lowball: with a legal hand you choose who boots" {
  function(t)
    local card, first, second, tired, own = lowball(t, legal)
    t:go_on_to("cheatin_play", 1)
    t:use(card)
    local _, player = t:asked()
    t:expect(player, 1, "who chooses")
    t:expect_true(t:offers(second), "an unbooted dude of the cheatin' player")
    t:expect_true(not t:offers(tired), "no booted one")
    t:expect_true(not t:offers(own), "not one of yours")
    t:choose(first)
    t:expect_true(t:is_booted(first), "the chosen dude is booted")
    t:expect_true(not t:is_booted(second), "the other is not")
    t:expect(t:zone(first), "in_play", "the dude is")
  end,
}

scenario "Coachwhip! in lowball: with a cheatin' hand the other chooses" {
  proves = { "RC-ERRATA-009" },
  function(t)
    local card, first, second = lowball(t, "KC KC KD 2S 3D")
    t:go_on_to("cheatin_play", 1)
    t:use(card)
    local _, player = t:asked()
    t:expect(player, 2, "who chooses")
    t:choose(second)
    t:expect_true(t:is_booted(second), "the chosen dude is booted")
    t:expect_true(not t:is_booted(first), "the other is not")
  end,
}

-- Three players in lowball: the second and the third cheat, and the second has nobody to boot.
scenario "Coachwhip! is for a cheatin' player who can boot a dude" {
  function(t)
    t:players(3)
    t:phase "gambling"
    local card = t:in_hand { card = "coachwhip" }
    t:dude { player = 2, booted = true }
    local third = t:dude { player = 3 }
    t:draws(1, legal)
    t:draws(2, cheatin)
    t:draws(3, cheatin)
    t:go_on_to("cheatin_play", 1)
    t:use(card)
    t:expect_true(t:is_booted(third), "the third player's dude is booted")
  end,
}

scenario "Coachwhip! is against one of several cheatin' players" {
  function(t)
    t:players(3)
    t:phase "gambling"
    local card = t:in_hand { card = "coachwhip" }
    local second, third = t:dude { player = 2 }, t:dude { player = 3 }
    t:draws(1, legal)
    t:draws(2, cheatin)
    t:draws(3, cheatin)
    t:go_on_to("cheatin_play", 1)
    t:use(card)
    t:choose_player(3)
    t:expect_true(t:is_booted(third), "the third player's dude is booted")
    t:expect_true(not t:is_booted(second), "the second player's is not")
  end,
}
