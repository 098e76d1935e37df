scenario "Jon Longstride's Horse is unbooted and can be used again" {
  proves = { "RC-CARD-034" },
  function(t)
    local jon = t:dude { card = "jon_longstride" }
    local horse = t:goods { card = "mustang", on = jon }
    t:use(horse)
    t:choose "square"
    t:until_turn_of(2)
    t:pass()
    t:refuses(horse)
    t:use(jon)
    t:until_turn_of(2)
    t:pass()
    t:expect_true(not t:is_booted(horse), "unbooted")
    t:expect_true(t:can_use(horse), "usable again")
  end,
}

scenario "Jon Longstride wants a booted Horse of his own" {
  function(t)
    local jon = t:dude { card = "jon_longstride" }
    local other = t:dude {}
    t:goods { card = "mustang", on = other, booted = true }
    t:goods { on = jon, booted = true }
    local horse = t:goods { card = "mustang", on = jon }
    t:refuses(jon)
    t:booted(horse, true)
    t:expect_true(t:can_use(jon), "with a booted Horse he can be used")
  end,
}

scenario "Jon Longstride's Horse can be used one time more, used or not" {
  function(t)
    local jon = t:dude { card = "jon_longstride" }
    local horse = t:goods { card = "mustang", on = jon, booted = true }
    t:use(jon)
    t:expect_true(not t:is_booted(jon), "he is not booted")
    t:until_turn_of(2)
    t:pass()
    t:use(horse)
    t:choose "square"
    t:until_turn_of(2)
    t:pass()
    t:booted(horse, false)
    t:expect_true(t:can_use(horse), "usable a second time")
    t:use(horse)
    t:choose "home 1"
    t:until_turn_of(2)
    t:pass()
    t:booted(horse, false)
    t:refuses(horse)
  end,
}
