--- Player 1 has the card, a leader and a friend in the square.
local function plan(t)
  local card = t:in_hand { card = "massacre_at_high_noon" }
  local deed = t:deed { player = 2 }
  local leader, friend = t:dude { at = "square" }, t:dude { at = "square" }
  t:dude { player = 2, influence = 9 }
  return card, deed, leader, friend
end

local function next_day(t)
  t:until_day(2)
  t:until_turn_of(1)
end

scenario "Massacre at High Noon waits for the second day" {
  function(t)
    local card = plan(t)
    t:refuses(card)
    next_day(t)
    t:use(card)
  end,
}

scenario "Massacre at High Noon aces whoever is left at a deed" {
  function(t)
    local card, deed, leader, friend = plan(t)
    local mine = t:dude { at = deed, influence = 0 }
    local theirs = t:dude { player = 2, at = deed, influence = 0 }
    next_day(t)
    t:use(card)
    t:choose(deed)
    t:choose(leader)
    t:expect_true(t:is_booted(leader), "the leader has booted for it")
    t:join(friend)
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(mine), "boot_hill", "mine is in")
    t:expect(t:zone(theirs), "boot_hill", "theirs is in")
    t:expect(t:zone(leader), "in_play", "the leader is")
    t:expect(t:where(friend), t:place "home 1", "where the friend is")
  end,
}

scenario "Massacre at High Noon in the town square" {
  function(t)
    local _, deed, leader = plan(t)
    local theirs, away = t:dude { player = 2, at = "square" }, t:dude { player = 2, at = deed }
    local far = t:dude { player = 2, at = t:deed { player = 2, keywords = { "Out of Town" } } }
    next_day(t)
    t:take "with the town square"
    t:choose(leader)
    t:expect_true(t:is_booted(leader), "the leader has booted for it")
    t:go_on_to("oppose_job", 2)
    t:expect_true(t:offers(far), "who comes from afar")
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(theirs), "boot_hill", "theirs is in")
    t:expect(t:zone(away), "in_play", "who is elsewhere is")
  end,
}

scenario "Massacre at High Noon: defenders come from anywhere, and any dude may buy himself off" {
  function(t)
    local card, deed, leader, friend = plan(t)
    local strike = t:deed { keywords = { "Out of Town" } }
    local far = t:dude { player = 2, at = strike, influence = 0 }
    local tired = t:dude { player = 2, influence = 0 }
    local other = t:dude { player = 2, at = deed, influence = 0 }
    next_day(t)
    t:pass()
    t:move(tired, strike)
    t:use(card)
    t:choose(deed)
    t:choose(leader)
    t:join(friend)
    t:go_on_to("oppose_job", 2)
    t:expect_true(not t:offers(tired), "booted dudes do not come")
    t:join(far)
    t:join(other)
    t:done()
    local before = t:ghost_rock(1)
    t:go_on_to("may", 1)
    t:yes()
    t:expect_true(not t:offers(t:place "home 1"), "only to an adjacent place")
    t:choose "square"
    t:expect(t:ghost_rock(1), before - 3, "the stash")
    t:expect(t:where(leader), t:place "square", "where the leader is")
    t:expect(t:side(leader), 0, "the leader's posse")
    t:ghost_rock(2, 2)
    t:no()
    t:expect((t:asked()), "shootout_play", "who has not 3 ghost rock is not asked")
    t:draws(1, "2C 2S 4H 9S TC")
    t:draws(2, "2D 3H 5C 9D TD")
    t:go_on_to("assign_casualty", 2)
    t:ace(far)
    t:done()
    t:ghost_rock(1, 2)
    t:ghost_rock(2, 3)
    t:expect_true(not t:is_booted(other), "the other is not booted")
    t:go_on_to("may", 2)
    t:yes()
    local _, player = t:asked()
    t:expect(player, 2, "who chooses the place")
    t:choose "square"
    t:expect(t:ghost_rock(2), 0, "the other's stash")
    t:expect_true(t:is_booted(other), "the other is booted")
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(other), "in_play", "who has paid is")
  end,
}

scenario "Massacre at High Noon is over when the job is" {
  function(t)
    local card, deed, leader, friend = plan(t)
    local strike = t:deed { player = 2, keywords = { "Out of Town" } }
    local far = t:dude { player = 2, at = strike }
    local rival = t:dude { player = 2, at = "square" }
    next_day(t)
    t:use(card)
    t:choose(deed)
    t:choose(leader)
    t:go_on_to("noon_play", 2)
    t:pass()
    t:call_out(friend, rival)
    t:accept()
    t:go_on_to("join_posse", 2)
    t:expect_true(not t:offers(far), "nobody comes from afar")
    t:done()
    t:expect((t:asked()), "shootout_play", "nobody can pay his way out")
  end,
}

scenario "Massacre at High Noon: a defender comes where else he may not go" {
  function(t)
    local _, _, leader = plan(t)
    local charlie = t:dude { player = 2, card = "charlie_landers" }
    next_day(t)
    t:take "with the town square"
    t:choose(leader)
    t:go_on_to("oppose_job", 2)
    t:join(charlie)
    t:go_on_to("may", 1)
    t:expect(t:where(charlie), t:place "square", "where Charlie Landers has come")
  end,
}
