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
