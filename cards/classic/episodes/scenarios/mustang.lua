local function ride(t, horse_booted)
  local gun, rider = t:dude { at = "square" }, t:dude {}
  local horse = t:goods { card = "mustang", on = rider, booted = horse_booted }
  local friend = t:dude {}
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  return rider, horse, friend
end

scenario "Mustang boots in the place of the rider who joins a posse" {
  function(t)
    local rider, horse = ride(t)
    t:join(rider)
    t:done()
    t:use(horse)
    t:go_on_to "shootout_play"
    t:expect(t:side(rider), 1, "the rider's posse")
    t:expect(t:where(rider), t:place "square", "where the rider is")
    t:expect_true(not t:is_booted(rider), "the rider is not booted")
    t:expect_true(t:is_booted(horse), "the Horse is")
  end,
}

scenario "Mustang need not be used, and carries nobody else" {
  function(t)
    local rider, horse, friend = ride(t)
    t:join(rider)
    t:join(friend)
    t:go_on_to "shootout_play"
    t:expect_true(t:is_booted(rider), "the rider is booted")
    t:expect_true(t:is_booted(friend), "the friend is booted")
    t:expect_true(not t:is_booted(horse), "the Horse is not")
  end,
}

scenario "Mustang is of no use once booted" {
  function(t)
    local rider = ride(t, true)
    t:join(rider)
    t:go_on_to "shootout_play"
    t:expect_true(t:is_booted(rider), "the rider is booted")
  end,
}

scenario "Mustang does not carry its rider anywhere else" {
  function(t)
    local rider = t:dude {}
    local horse = t:goods { card = "mustang", on = rider }
    t:move(rider, "home 2")
    t:expect_true(t:is_booted(rider), "the rider is booted")
    t:expect_true(not t:is_booted(horse), "the Horse is not")
  end,
}

scenario "Mustang does not help when its rider boots for anything else" {
  function(t)
    local card = t:in_hand { player = 2, card = "seductress" }
    local rider = t:dude {}
    local horse = t:goods { card = "mustang", on = rider }
    t:pass()
    t:use(card)
    t:expect_true(t:is_booted(rider), "the rider is booted")
    t:expect_true(not t:is_booted(horse), "the Horse is not")
  end,
}
