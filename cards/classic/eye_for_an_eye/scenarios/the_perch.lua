scenario "The Perch unboots everybody there" {
  function(t)
    local perch = t:deed { card = "the_perch" }
    local mine = t:dude { at = perch, booted = true, influence = 2 }
    local theirs = t:dude { player = 2, at = perch, booted = true, influence = 0 }
    local elsewhere = t:dude { booted = true }
    t:use(perch)
    t:expect_true(not t:is_booted(mine), "mine is unbooted")
    t:expect_true(not t:is_booted(theirs), "theirs is unbooted")
    t:expect_true(t:is_booted(elsewhere), "who is elsewhere is booted")
    t:pass()
    t:refuses(perch)
  end,
}
