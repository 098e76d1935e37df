local function ride(t, horse_booted)
  local gun, rider = t:dude { at = "square" }, t:dude {}
  local horse = t:goods { card = "roan", on = rider, booted = horse_booted }
  local friend = t:dude {}
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  return rider, horse, friend
end

scenario "Roan carries its rider into a posse without booting" {
  function(t)
    local rider, horse = ride(t)
    t:join(rider)
    t:use(horse)
    t:expect(t:side(rider), 1, "the rider's posse")
    t:expect(t:where(rider), t:place "square", "where the rider is")
    t:expect_true(not t:is_booted(rider), "unbooted")
    t:expect_true(t:is_booted(horse), "the Horse is booted")
  end,
}

scenario "Roan need not be used, and carries nobody else" {
  function(t)
    local rider, horse, friend = ride(t)
    t:join(friend)
    t:expect_true(t:is_booted(friend), "the friend is booted")
    t:expect_true(not t:is_booted(horse), "the Horse is not")
    t:join(rider)
    t:pass()
    t:expect_true(t:is_booted(rider), "the rider is booted")
    t:expect(t:side(rider), 1, "the rider's posse")
  end,
}

scenario "Roan is of no use once booted" {
  function(t)
    local rider = ride(t, true)
    t:join(rider)
    t:expect_true(t:is_booted(rider), "the rider is booted")
  end,
}

scenario "Roan brings no booted dude into a posse" {
  function(t)
    local gun, rider = t:dude { at = "square" }, t:dude { booted = true }
    t:goods { card = "roan", on = rider }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:expect_true(not t:offers(rider), "the rider cannot join")
    t:expect(t:asked(), "shootout_play", "what is asked")
  end,
}

scenario "Roan does not keep its rider from booting for anything else" {
  function(t)
    local rider = t:dude {}
    local horse = t:goods { card = "roan", on = rider }
    local flask = t:goods { card = "whiskey_flask", on = rider }
    t:hand(1, 1)
    t:use(flask)
    t:expect_true(t:is_booted(rider), "the rider is booted")
    t:expect_true(not t:is_booted(horse), "the Horse is not")
  end,
}
