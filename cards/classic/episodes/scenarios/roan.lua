local function ride(t, from, horse_booted)
  local rider = t:dude { at = from }
  local horse = t:goods { card = "roan", on = rider, booted = horse_booted }
  return rider, horse
end

scenario "Roan boots in the place of the rider who moves" {
  function(t)
    local rider, horse = ride(t, "home")
    t:move(rider, "home 2")
    t:use(horse)
    t:expect(t:where(rider), t:place "home 2", "where the rider is")
    t:expect_true(not t:is_booted(rider), "the rider is not booted")
    t:expect_true(t:is_booted(horse), "the Horse is")
    t:pass()
    t:move(rider, "home 1")
    t:expect_true(t:is_booted(rider), "the next move boots the rider")
  end,
}

scenario "Roan need not be used, and carries nobody else" {
  function(t)
    local rider, horse = ride(t, "home")
    local friend = t:dude {}
    t:move(friend, "home 2")
    t:expect_true(t:is_booted(friend), "the friend is booted")
    t:pass()
    t:move(rider, "home 2")
    t:pass()
    t:expect_true(t:is_booted(rider), "the rider is booted")
    t:expect_true(not t:is_booted(horse), "the Horse is not")
  end,
}

scenario "Roan is of no use once booted, nor for a move that boots nobody" {
  function(t)
    local rider, horse = ride(t, "home")
    local other = ride(t, "home", true)
    t:move(rider, "square")
    t:expect_true(not t:is_booted(horse), "the Horse is not booted")
    t:pass()
    t:move(other, "home 2")
    t:expect_true(t:is_booted(other), "the other rider is booted")
  end,
}

scenario "Roan does not help its rider into a posse" {
  function(t)
    local rider, horse = ride(t, "home")
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:join(rider)
    t:go_on_to "shootout_play"
    t:expect_true(t:is_booted(rider), "the rider is booted")
    t:expect_true(not t:is_booted(horse), "the Horse is not")
  end,
}

scenario "Roan does not pay for its rider's abilities" {
  function(t)
    local thief = t:dude { card = "rhett_caufield", at = "home 2" }
    local horse = t:goods { card = "roan", on = thief }
    t:use(thief)
    t:expect_true(t:is_booted(thief), "Rhett is booted")
    t:expect_true(not t:is_booted(horse), "the Horse is not")
  end,
}
