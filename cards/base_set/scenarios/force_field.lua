local hands = {
  pair = "KC KD 5H 2S 3D", trips = "KC KD KH 2S 3D", flush = "2C 4C 7C 9C KC",
}

-- The table of a shootout round up to the first Resolution play of player 1.
local function fight(t, mine, theirs)
  local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  local field = t:goods { card = "force_field", on = gun }
  t:draws(1, mine)
  t:draws(2, theirs)
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("resolution_play", 1)
  return field, rival
end

scenario "Force Field buys a tie" {
  proves = { "RC-CARD-106" },
  function(t)
    local field = fight(t, hands.trips, hands.flush)
    t:expect(t:rank(1), 4, "the rank before")
    t:use(field)
    t:choose(2)
    t:expect(t:rank(1), 6, "the rank after")
    t:expect(t:rank(2), 6, "the other's")
    t:expect(t:ghost_rock(1), 8, "the stash")
    t:expect_true(not t:is_booted(field), "the Gadget is not booted")
    t:go_on_to "assign_casualty"
    t:expect(t:casualties(1), 1, "casualties")
    t:expect(t:casualties(2), 1, "the other's casualties")
  end,
}

scenario "Force Field goes no higher than the other's final rank when it is used" {
  proves = { "RC-CARD-107" },
  function(t)
    local field = t:goods { card = "force_field", on = t:dude { at = "square" } }
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local varmint = t:in_hand { player = 2, card = "cheatin_varmint" }
    t:draws(1, hands.flush)
    t:draws(2, hands.flush)
    t:call_out(gun, rival)
    t:accept()
    t:join(t:host(field))
    t:go_on_to("resolution_play", 1)
    t:refuses(field)
    t:pass()
    t:use(varmint, 1)
    t:choose_player(1)
    t:expect(t:rank(1), 4, "the rank: 6, 2 less")
    t:use(field)
    t:expect_true(t:offers "1", "1 can be paid")
    t:expect_true(not t:offers "0", "0 cannot")
    t:expect_true(not t:offers "3", "nor can 3")
    t:choose(2)
    t:expect(t:rank(1), 6, "the rank after")
  end,
}

scenario "Force Field is of no use with the higher rank" {
  function(t)
    t:refuses((fight(t, hands.flush, hands.trips)))
  end,
}

scenario "Force Field costs what is in the stash" {
  function(t)
    t:ghost_rock(1, 1)
    local field = fight(t, hands.trips, hands.flush)
    t:use(field)
    t:expect(t:rank(1), 5, "the rank after 1 ghost rock")
    t:expect(t:ghost_rock(1), 0, "the stash")
    t:go_on_to("resolution_play", 1)
    t:refuses(field)
  end,
}

scenario "Force Field does not follow later changes" {
  proves = { "RC-CARD-108" },
  function(t)
    local varmint = t:in_hand { card = "cheatin_varmint" }
    local field = fight(t, hands.trips, hands.flush)
    t:use(field)
    t:choose(2)
    t:go_on_to("resolution_play", 1)
    t:use(varmint, 1)
    t:choose_player(2)
    t:expect(t:rank(1), 6, "the rank")
    t:expect(t:rank(2), 4, "the other's rank")
    t:go_on_to "assign_casualty"
    t:expect(t:casualties(1), 0, "casualties")
    t:expect(t:casualties(2), 2, "the other's casualties")
  end,
}

scenario "Force Field can be used again in the same round" {
  proves = { "RC-CARD-109" },
  function(t)
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local field = t:goods { card = "force_field", on = gun }
    local book = t:goods { card = "doyles_hoyle", on = rival }
    t:draws(1, hands.pair)
    local theirs = t:draws(2, "TC TD TS 3D 4S")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:use(field)
    t:choose(2)
    t:expect(t:rank(1), 4, "the rank after the first use")
    t:use(book)
    t:choose(theirs[4])
    t:expect(t:rank(2), 8, "the other's rank")
    t:use(field)
    t:choose(4)
    t:expect(t:rank(1), 8, "the rank after the second use")
    t:expect(t:ghost_rock(1), 4, "the stash")
  end,
}

scenario "Force Field lasts one round" {
  function(t)
    local friend, second = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local field = t:goods { card = "force_field", on = friend }
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:draws(1, hands.trips)
    t:draws(2, hands.flush)
    t:call_out(gun, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("join_posse", 2)
    t:join(second)
    t:go_on_to("resolution_play", 1)
    t:use(field)
    t:choose(2)
    t:draws(1, hands.trips)
    t:draws(2, hands.flush)
    t:go_on_to("assign_casualty", 1)
    t:discard(gun)
    t:done()
    t:go_on_to("assign_casualty", 2)
    t:discard(second)
    t:done()
    t:go_on_to("resolution_play", 1)
    t:expect(t:rank(1), 4, "the rank in the next round")
    t:use(field)
    t:choose(1)
    t:expect(t:rank(1), 5, "the rank after the next use")
  end,
}

scenario "Force Field closes a gap of one" {
  function(t)
    local field = fight(t, "KC KD QH QS 3D", hands.trips)
    t:use(field)
    t:expect(t:rank(1), 4, "the rank after")
    t:expect(t:ghost_rock(1), 9, "the stash")
  end,
}
