scenario "Mustang takes its rider anywhere, booted or not" {
  function(t)
    local rider = t:dude { booted = true }
    local other = t:dude {}
    local horse = t:goods { card = "mustang", on = rider }
    local far = t:deed { player = 2, keywords = { "Out of Town" } }
    t:use(horse)
    t:expect_true(not t:offers(t:place "home 1"), "it goes elsewhere")
    t:choose(far)
    t:expect(t:where(rider), far, "where the rider is")
    t:expect(t:where(other), t:place "home 1", "where the other is")
    t:expect_true(t:is_booted(horse), "the Horse is booted")
  end,
}

scenario "Mustang does not boot its rider, and runs when unbooted" {
  function(t)
    local rider = t:dude {}
    local horse = t:goods { card = "mustang", on = rider, booted = true }
    t:refuses(horse)
    t:booted(horse, false)
    t:use(horse)
    t:choose "square"
    t:expect_true(not t:is_booted(rider), "the rider is unbooted")
    t:expect(t:where(rider), t:place "square", "where the rider is")
  end,
}
