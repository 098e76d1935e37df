scenario "The Pharmacy unboots a dude" {
  function(t)
    local pharmacy = t:deed { card = "the_pharmacy" }
    local dude = t:dude { booted = true }
    t:use(pharmacy)
    t:expect_true(not t:is_booted(dude), "unbooted")
  end,
}

scenario "The Pharmacy unboots any dude, once a day" {
  function(t)
    local pharmacy = t:deed { card = "the_pharmacy" }
    local tired = t:dude {}
    local horse = t:goods { on = tired, booted = true }
    local deed = t:deed { booted = true }
    t:refuses(pharmacy)
    local mine = t:dude { booted = true }
    local theirs = t:dude { player = 2, booted = true }
    t:use(pharmacy)
    t:expect_true(t:offers(mine), "one of yours")
    t:expect_true(not t:offers(tired), "nobody unbooted")
    t:expect_true(not t:offers(horse), "no goods")
    t:expect_true(not t:offers(deed), "no deed")
    t:choose(theirs)
    t:expect_true(not t:is_booted(theirs), "unbooted")
    t:expect_true(t:is_booted(pharmacy), "the deed is booted")
    t:expect_true(t:is_booted(mine), "the other is as before")
  end,
}

scenario "The Pharmacy serves who controls it" {
  function(t)
    local pharmacy = t:deed { card = "the_pharmacy" }
    local theirs = t:dude { player = 2, influence = 1, at = pharmacy, booted = true }
    t:refuses(pharmacy)
    t:pass()
    t:use(pharmacy)
    t:expect_true(not t:is_booted(theirs), "unbooted")
  end,
}
