scenario "Mechanical Horse goes anywhere" {
  function(t)
    local rider = t:dude { booted = true }
    local horse = t:goods { card = "mechanical_horse", on = rider }
    t:use(horse)
    t:choose "home 2"
    t:expect(t:where(rider), t:place "home 2", "the rider is in")
    t:expect_true(t:is_booted(horse), "the Horse is booted")
  end,
}

--- A dude at home, with the Horse, joins a shootout in the square.
local function join(t, booted)
  local rider = t:dude {}
  local horse = t:goods { card = "mechanical_horse", on = rider, booted = booted }
  local friend, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  t:call_out(friend, foe)
  t:accept()
  t:join(rider)
  return rider, horse
end

scenario "Mechanical Horse boots instead of its rider" {
  function(t)
    local rider, horse = join(t)
    t:go_on_to("react", 1)
    t:use(horse)
    t:go_on_to "shootout_play"
    t:expect(t:side(rider), 1, "the rider's side")
    t:expect_true(not t:is_booted(rider), "the rider is not booted")
    t:expect_true(t:is_booted(horse), "the Horse is booted")
  end,
}

scenario "Mechanical Horse must be unbooted for that" {
  function(t)
    local rider = join(t, true)
    t:go_on_to "shootout_play"
    t:expect_true(t:is_booted(rider), "the rider is booted")
  end,
}

scenario "Mechanical Horse is for joining" {
  function(t)
    local rider = t:dude {}
    local horse = t:goods { card = "mechanical_horse", on = rider }
    t:move(rider, "home 2")
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect_true(t:is_booted(rider), "the rider is booted")
  end,
}

scenario "Mechanical Horse does not boot for a rider whom an effect boots" {
  function(t)
    local rider = t:dude {}
    local horse = t:goods { card = "mechanical_horse", on = rider }
    t:pass()
    t:use(t:in_hand { player = 2, card = "seductress" })
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect_true(t:is_booted(rider) and not t:is_booted(horse), "who is booted")
  end,
}
