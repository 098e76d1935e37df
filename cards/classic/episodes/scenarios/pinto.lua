--- A rider (value 5) and a friend in a shootout in the town square.
local function fight(t, pulled)
  local rider, friend = t:dude { at = "square", value = 5 }, t:dude { at = "square" }
  local horse = t:goods { card = "pinto", on = rider }
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(rider, rival)
  t:accept()
  t:join(friend)
  t:go_on_to("shootout_play", 1)
  t:pulls(1, pulled)
  t:use(horse)
  return rider, horse, friend
end

scenario "Pinto brings its rider to an out-of-town deed that you control" {
  function(t)
    t:deed { keywords = { "Out of Town" }, player = 2 }
    t:deed {}
    local strike = t:deed { keywords = { "Out of Town" } }
    local mine = t:deed { keywords = { "Out of Town" } }
    local rider, horse, friend = fight(t, "5C")
    t:expect_true(t:offers(mine) and not t:offers(t:place "home"), "where to")
    t:choose(strike)
    t:expect(t:where(rider), strike, "where the rider is")
    t:expect(t:side(rider), 0, "out of the posse")
    t:expect_true(t:is_booted(rider), "the rider is booted")
    t:expect_true(t:is_booted(horse), "the Horse is booted")
    t:expect(t:zone(horse), "in_play", "a pull of the value spares it")
    t:expect(t:side(friend), 1, "the friend stays")
  end,
}

scenario "Pinto brings its rider home where there is no such deed, and may fall" {
  function(t)
    t:deed {}
    t:deed { keywords = { "Out of Town" }, player = 2 }
    local rider, horse = fight(t, "6C")
    t:expect(t:where(rider), t:place "home 1", "where the rider is")
    t:expect_true(t:is_booted(rider), "the rider is booted")
    t:expect(t:zone(horse), "boot_hill", "the Horse is in")
  end,
}

scenario "Pinto is of no use at noon, or booted" {
  function(t)
    local rider = t:dude { at = "square" }
    local horse = t:goods { card = "pinto", on = rider, booted = true }
    local rival = t:dude { player = 2, at = "square" }
    t:refuses(horse)
    t:call_out(rider, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:refuses(horse)
  end,
}

scenario "Pinto leaves a shootout at the hideout itself" {
  function(t)
    local strike = t:deed { keywords = { "Out of Town" } }
    local rider, friend = t:dude { at = strike, influence = 2 }, t:dude { at = strike }
    local horse = t:goods { card = "pinto", on = rider }
    local rival = t:dude { player = 2, at = strike, influence = 0 }
    t:call_out(rider, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:pulls(1, "AC")
    t:use(horse)
    t:expect(t:side(rider), 0, "out of the posse")
    t:expect(t:where(rider), strike, "where the rider is")
    t:expect_true(t:is_booted(rider), "the rider is booted")
  end,
}
