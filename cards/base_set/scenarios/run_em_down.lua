-- Riders at home; whom they run down stands in the town square.
local function ride(t, booted)
  local card = t:in_hand { card = "run_em_down" }
  local riders = { t:dude { bullets = 1 }, t:dude {}, t:dude {} }
  for _, rider in ipairs(riders) do t:goods { card = "mustang", on = rider } end
  local quarry = t:dude { player = 2, at = "square", booted = booted }
  return card, riders, quarry
end

scenario "Run 'Em Down!: riders go to the next place, boot a dude there and call the dude out" {
  function(t)
    local card, riders, quarry = ride(t)
    t:use(card)
    t:choose(riders[1])
    t:choose(riders[2])
    t:done()
    t:expect(t:where(riders[1]), t:place "square", "where the first rider is")
    t:expect(t:where(riders[2]), t:place "square", "where the second rider is")
    t:expect(t:where(riders[3]), t:place "home 1", "where the third is")
    t:expect_true(not t:is_booted(riders[1]), "the rider is unbooted")
    t:expect_true(t:is_booted(quarry), "the other is booted")
    t:yes()
    t:choose(riders[2])
    t:go_on_to "shootout_play"
    t:expect(t:side(riders[2]), 1, "the posse of the caller")
    t:expect(t:side(quarry), 2, "the posse of the other")
  end,
}

scenario "Run 'Em Down!: they need not call out" {
  function(t)
    local card, riders, quarry = ride(t)
    t:use(card)
    for _, rider in ipairs(riders) do t:choose(rider) end
    t:done()
    t:no()
    t:expect(t:where(riders[3]), t:place "square", "where the last of them is")
    t:expect_true(t:is_booted(quarry), "booted")
    t:expect(t:happened "callout.made", 0, "call-outs")
  end,
}

scenario "Run 'Em Down!: who is booted already can be run down" {
  proves = { "RC-CARD-180" },
  function(t)
    local card, riders, quarry = ride(t, true)
    t:use(card)
    t:choose(riders[1])
    t:done()
    t:expect_true(t:is_booted(quarry), "booted still")
    t:yes()
    t:go_on_to "shootout_play"
    t:expect(t:side(quarry), 2, "the posse of the other")
  end,
}

scenario "Run 'Em Down! wants a Horse" {
  proves = { "RC-CARD-181" },
  function(t)
    local card = t:in_hand { card = "run_em_down" }
    local walker = t:dude {}
    t:goods { on = walker }
    t:dude { player = 2, at = "square" }
    t:refuses(card)
    t:goods { card = "mustang", on = walker }
    t:expect_true(t:can_use(card), "with a rider it is played")
  end,
}

scenario "Run 'Em Down!: whoever of yours is there may call out" {
  proves = { "RC-CARD-182" },
  function(t)
    local card, riders, quarry = ride(t)
    local native = t:dude { at = "square" }
    t:use(card)
    t:choose(riders[1])
    t:choose(riders[2])
    t:done()
    t:yes()
    t:expect_true(t:offers(riders[2]), "a rider")
    t:expect_true(not t:offers(riders[3]), "not who stayed behind")
    t:expect_true(not t:offers(quarry), "not a dude of the other")
    t:choose(native)
    t:go_on_to "shootout_play"
    t:expect(t:side(native), 1, "the posse of the caller")
    t:expect(t:side(quarry), 2, "the posse of the other")
  end,
}

scenario "Run 'Em Down!: the others are riders of yours at the same place" {
  function(t)
    local card, riders = ride(t)
    local walker = t:dude {}
    t:goods { on = walker }
    local far = t:dude { at = "square" }
    t:goods { card = "mustang", on = far }
    local theirs = t:dude { player = 2, at = "home 1" }
    t:goods { player = 2, card = "mustang", on = theirs }
    t:use(card)
    t:expect_true(not t:offers(walker), "who has no Horse does not ride")
    t:expect_true(not t:offers(theirs), "nor a dude of the other")
    t:choose(riders[1])
    t:expect_true(t:offers(riders[3]), "a rider of the same place")
    t:expect_true(not t:offers(riders[1]), "not the same again")
    t:expect_true(not t:offers(far), "none of another place")
    t:expect_true(not t:offers(walker), "none without a Horse")
    t:expect_true(not t:offers(theirs), "none of the other player")
    t:done()
  end,
}

scenario "Run 'Em Down!: an opposing dude without a Horse, at the next place" {
  function(t)
    local card = t:in_hand { card = "run_em_down" }
    local rider = t:dude {}
    t:goods { card = "mustang", on = rider }
    t:dude { at = "square" }
    t:dude { player = 2 }
    t:dude { player = 2, at = "home 1" }
    t:refuses(card)
    local mounted = t:dude { player = 2, at = "square" }
    t:goods { player = 2, card = "mustang", on = mounted }
    t:refuses(card)
    local armed = t:dude { player = 2, at = "square" }
    t:goods { player = 2, on = armed }
    t:expect_true(t:can_use(card), "with such a dude it is played")
  end,
}
