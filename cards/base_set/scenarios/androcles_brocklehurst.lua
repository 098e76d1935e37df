scenario "Androcles Brocklehurst collects at a deed that is held by another" {
  function(t)
    local androcles = t:dude { card = "androcles_brocklehurst" }
    local deed = t:deed { production = 1 }
    t:dude { player = 2, influence = 3, at = deed }
    t:use(androcles)
    t:expect(t:ghost_rock(1), 13, "the stash")
  end,
}

scenario "Androcles Brocklehurst is booted by collecting" {
  function(t)
    local androcles = t:dude { card = "androcles_brocklehurst" }
    local deed = t:deed { production = 1 }
    t:dude { player = 2, influence = 1, at = deed }
    t:use(androcles)
    t:expect_true(t:is_booted(androcles), "booted")
    t:expect(t:ghost_rock(1), 11, "the stash")
  end,
}

scenario "Androcles Brocklehurst collects only at deeds that you own and another controls" {
  function(t)
    local androcles = t:dude { card = "androcles_brocklehurst" }
    local held, theirs, lost = t:deed {}, t:deed { player = 2 }, t:deed {}
    t:dude { player = 2, influence = 1, at = "square" }
    t:dude { player = 2, influence = 1, at = "home 2" }
    t:refuses(androcles)
    t:dude { player = 2, influence = 1, at = theirs }
    t:refuses(androcles)
    t:dude { influence = 2, at = held }
    t:dude { player = 2, influence = 1, at = held }
    t:refuses(androcles)
    local tenant = t:dude { player = 2, influence = 2, at = lost }
    local mine = t:dude { influence = 1, at = lost }
    local other = t:dude { player = 2, influence = 0, at = lost }
    t:use(androcles)
    t:expect_true(not t:offers(mine), "not one of your dudes")
    t:expect_true(t:offers(other), "any of the others")
    t:choose(tenant)
    t:expect(t:ghost_rock(1), 12, "the stash")
  end,
}

scenario "Androcles Brocklehurst does not collect at a home" {
  function(t)
    local androcles = t:dude { card = "androcles_brocklehurst", at = "square" }
    t:dude { player = 2, influence = 3, at = "home 1" }
    t:refuses(androcles)
  end,
}
