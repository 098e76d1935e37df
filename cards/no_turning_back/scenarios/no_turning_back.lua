scenario "No Turning Back at noon: a dude is worth what it cost" {
  function(t)
    local card = t:in_hand { card = "no_turning_back" }
    local lost, kept = t:dude { cost = 4 }, t:dude { cost = 7 }
    t:dude { player = 2, cost = 9 }
    t:use(card)
    t:expect_true(t:offers(kept), "another of yours")
    t:choose(lost)
    t:expect(t:zone(lost), "boot_hill", "the dude is in")
    t:expect(t:ghost_rock(1), 14, "the stash")
  end,
}

-- A dude of player 2 whom player 1 controls, and one of player 1 whom player 2 does, both for the day.
local function swapped(t, at)
  local mine = t:dude { keywords = { "Huckster 9" }, at = at, title = "Mine" }
  local theirs = t:dude { player = 2, keywords = { "Huckster 9" }, at = at, title = "Theirs" }
  local borrowed = t:dude { player = 2, at = at, title = "Borrowed", value = 2 }
  local lent = t:dude { at = at, title = "Lent", value = 2 }
  t:pulls(1, "KC")
  t:use(t:spell { card = "puppet", on = mine })
  t:choose(borrowed)
  t:until_turn_of(2)
  t:pulls(2, "KC")
  t:use(t:spell { player = 2, card = "puppet", on = theirs })
  t:choose(lent)
  t:until_turn_of(1)
  return mine, theirs, borrowed, lent
end

scenario "No Turning Back at noon: only a dude whom you own and control" {
  function(t)
    local card = t:in_hand { card = "no_turning_back" }
    local mine, theirs, borrowed, lent = swapped(t, "square")
    local other = t:dude {}
    t:use(card)
    for _, dude in ipairs { theirs, borrowed, lent } do t:expect_true(not t:offers(dude), "not both") end
    t:expect_true(t:offers(mine), "one of yours")
    t:choose(other)
  end,
}

scenario "No Turning Back in a shootout: only a dude whom you own and control" {
  proves = { "RC-ERRATA-028" },
  function(t)
    local card = t:in_hand { card = "no_turning_back" }
    local mine, theirs, borrowed, lent = swapped(t, "square")
    local gun = t:dude { at = "square" }
    t:call_out(gun, theirs)
    t:accept()
    t:join(mine)
    t:join(borrowed)
    t:go_on_to("join_posse", 2)
    t:join(lent)
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 2S 9D TD")
    t:go_on_to("resolution_play", 1)
    t:use(card)
    for _, dude in ipairs { theirs, borrowed, lent } do t:expect_true(not t:offers(dude), "not both") end
    t:expect_true(t:offers(gun), "one of yours")
    t:choose(mine)
    t:choose(gun)
  end,
}

-- Player 1, with a gun, a friend and a puppet of player 2's, loses by 3.
local function shootout(t)
  local card = t:in_hand { card = "no_turning_back" }
  local gun, friend = t:dude { bullets = 1, at = "square" }, t:dude { cost = 3, at = "square" }
  local foe, other = t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" }
  return card, gun, friend, foe, other
end

local function fight(t, gun, foe, others)
  t:call_out(gun, foe)
  t:accept()
  for _, one in ipairs(others) do
    t:go_on_to("join_posse", one[1])
    t:join(one[2])
  end
  t:draws(1, "2C 3D 4H 9S TC")
  t:draws(2, "2D 2H 2S 9D TD")
  t:go_on_to("resolution_play", 1)
end

scenario "No Turning Back in a shootout: no casualties, a hero, and no way back" {
  proves = { "RC-ERRATA-028", "RC-ERRATA-029", "RC-ERRATA-030" },
  function(t)
    local card, gun, friend, foe, other = shootout(t)
    fight(t, gun, foe, { { 1, friend }, { 2, other } })
    t:use(card)
    t:expect_true(not t:offers(foe), "only a dude of yours is aced")
    t:choose(friend)
    t:expect_true(t:offers(foe), "any dude may be the hero")
    t:expect_true(not t:offers(friend), "but not who is aced")
    t:choose(gun)
    t:expect(t:zone(friend), "boot_hill", "the friend is in")
    t:expect(t:stat(gun, "bullets"), 3, "the hero's bullets")
    t:expect_true(t:is_stud(gun), "a stud")
    t:draws(1, "2C 2D 4H 9S TC KC KD 5H")
    t:draws(2, "3C 3H 5S 8D JD")
    t:go_on_to "flee"
    local _, player = t:asked()
    t:expect(player, 2, "player 1 has not been asked who flees")
    t:expect(t:zone(gun), "in_play", "the hero is")
    t:done()
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(gun, "bullets"), 3, "in the next round")
    t:expect_true(t:is_stud(gun), "a stud in the next round")
    t:go_on_to("flee", 1)
    t:flee(gun)
    t:expect(t:where(gun), t:place "home", "who flees in the next round is in")
    t:go_on_to "noon_play"
    t:expect(t:stat(gun, "bullets"), 1, "after the shootout")
    t:expect_true(not t:is_stud(gun), "a draw again")
  end,
}

scenario "No Turning Back in a shootout: casualties are owed again in the next round" {
  function(t)
    local card, gun, friend, foe, other = shootout(t)
    fight(t, gun, foe, { { 1, friend }, { 2, other } })
    t:use(card)
    t:choose(friend)
    t:choose(gun)
    t:draws(1, "3C 4D 6D 8H TH QC AD 2S")
    t:draws(2, "KS KD KH JD QD")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 3, "casualties")
    t:ace(gun)
    t:done()
    t:expect(t:zone(gun), "boot_hill", "the gun is in")
  end,
}

scenario "No Turning Back in a shootout: a token is yours, and leaves the game" {
  proves = { "RC-CARD-170" },
  function(t)
    local card, gun, friend, foe, other = shootout(t)
    local help = t:in_hand { card = "hired_help" }
    t:call_out(gun, foe)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(help)
    local token = t:find "Gunslinger"
    t:draws(1, "2C 3D 4H 9S TC KC")
    t:draws(2, "2D 2H 2S 9D TD")
    t:go_on_to("resolution_play", 1)
    t:use(card)
    t:choose(token)
    t:choose(gun)
    t:expect(t:zone(token), "none", "the token is in")
    t:expect(t:casualties(1), 0, "casualties")
  end,
}
