--- An Ambush by a leader, a friend and Hope, or without her, from the square.
local function ambush(t, with)
  local card = t:in_hand { card = "ambush" }
  local deed = t:deed { player = 2 }
  t:dude { player = 2, at = deed }
  local leader, friend = t:dude { at = "square" }, t:dude { at = "square" }
  local hope = t:dude { card = "hope_in_winter", at = "square" }
  t:use(card)
  t:choose(leader)
  t:join(friend)
  if with then t:join(hope) end
  t:go_on_to("noon_play", 2)
  return leader, friend, hope
end

scenario "Hope in Winter: friends neither boot to join a job nor as they go home" {
  function(t)
    local leader, friend, hope = ambush(t, true)
    t:expect_true(not t:is_booted(friend), "the friend is not booted")
    t:expect(t:where(friend), t:place "home 1", "the friend is in")
    t:expect_true(t:is_booted(leader), "the leader is booted")
    t:expect_true(t:is_booted(hope), "Hope is booted")
  end,
}

scenario "Hope in Winter must be in the posse" {
  function(t)
    local _, friend = ambush(t, false)
    t:expect_true(t:is_booted(friend), "the friend is booted")
  end,
}

scenario "Hope in Winter helps in jobs alone" {
  function(t)
    local deed = t:deed { player = 2 }
    local hope, friend = t:dude { card = "hope_in_winter", at = "square" }, t:dude { at = "square" }
    local leader, foe = t:dude { at = deed }, t:dude { player = 2, at = deed }
    t:call_out(leader, foe)
    t:accept()
    t:join(hope)
    t:join(friend)
    t:go_on_to "shootout_play"
    t:expect_true(t:is_booted(friend), "the friend is booted")
  end,
}

scenario "Hope in Winter does not help the leader, nor who stops the job, nor the next job" {
  function(t)
    local first, second = t:in_hand { card = "raid" }, t:in_hand { card = "raid" }
    local leader, friend = t:dude { at = "square" }, t:dude { at = "square" }
    local other = t:dude { at = "square" }
    local hope = t:dude { card = "hope_in_winter", at = "square" }
    local guard = t:dude { player = 2, at = "square" }
    t:use(first)
    t:choose(leader)
    t:join(hope)
    t:join(other)
    t:done()
    t:go_on_to("oppose_job", 2)
    t:join(guard)
    t:go_on_to "shootout_play"
    t:expect_true(t:is_booted(guard), "the guard has booted to join")
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    t:go_on_to("noon_play", 2)
    t:expect_true(t:is_booted(leader), "the leader has gone home booted")
    t:expect(t:where(other), t:place "home 1", "another is in")
    t:expect_true(not t:is_booted(other), "after the shootout another goes home unbooted")
    t:until_turn_of(1)
    t:booted(leader, false)
    t:use(second)
    t:choose(leader)
    t:join(friend)
    t:go_on_to("noon_play", 2)
    t:expect_true(t:is_booted(friend), "the friend of another job is booted")
  end,
}
