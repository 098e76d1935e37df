scenario "Sacrifice unboots a dude" {
  function(t)
    local blessed = t:dude { keywords = { "Blessed 3" } }
    local miracle = t:spell { card = "sacrifice", on = blessed }
    local tired = t:dude { player = 2, booted = true }
    t:pulls(1, "4C")
    t:use(miracle)
    t:expect_true(not t:is_booted(tired), "the dude is unbooted")
    t:expect_true(t:is_booted(blessed), "the Blessed is booted")
    t:expect_true(not t:is_booted(miracle), "the spell is not")
  end,
}

scenario "Sacrifice may fail" {
  function(t)
    local blessed = t:dude { keywords = { "Blessed 3" } }
    local miracle = t:spell { card = "sacrifice", on = blessed }
    local tired = t:dude { player = 2, booted = true }
    t:pulls(1, "3C")
    t:use(miracle)
    t:expect_true(t:is_booted(tired), "the dude is booted")
    t:expect_true(t:is_booted(blessed), "the Blessed too")
  end,
}

scenario "Sacrifice asks an unbooted Blessed, for somebody booted" {
  function(t)
    local blessed = t:dude { keywords = { "Blessed 3" }, booted = true }
    local miracle = t:spell { card = "sacrifice", on = blessed }
    t:dude { player = 2, booted = true }
    t:refuses(miracle)
    local other = t:dude { keywords = { "Blessed 3" } }
    local second = t:spell { card = "sacrifice", on = other }
    t:pulls(1, "4C")
    t:use(second)
    t:expect_true(t:offers(blessed), "a booted dude")
    t:expect_true(not t:offers(other), "no unbooted one")
    t:choose(blessed)
    t:expect_true(not t:is_booted(blessed), "it is unbooted")
  end,
}
