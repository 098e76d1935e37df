scenario "Lula Morgan gains what a deed produces that she has taken over" {
  function(t)
    local lula = t:dude { card = "tallulah_lula_morgan" }
    local taken = t:deed { player = 2, production = 4 }
    local mine = t:deed { production = 7 }
    local theirs = t:deed { player = 2, production = 5 }
    local second = t:deed { player = 2, production = 2 }
    t:dude { influence = 1, at = taken }
    t:dude { influence = 1, at = second }
    t:use(lula)
    t:expect_true(not t:offers(mine), "a deed of your own")
    t:expect_true(not t:offers(theirs), "a deed you do not control")
    t:choose(taken)
    t:expect(t:ghost_rock(1), 13, "the stash, 1 less and 4 more")
    t:expect_true(t:is_booted(lula), "she boots")
    t:expect(t:ghost_rock(2), 10, "the owner's stash")
    t:until_turn_of(1)
    t:booted(lula, false)
    t:refuses(lula)
  end,
}

scenario "Lula Morgan needs such a deed" {
  function(t)
    local lula = t:dude { card = "tallulah_lula_morgan" }
    local mine = t:deed { production = 7 }
    t:deed { player = 2, production = 5 }
    t:dude { player = 2, influence = 1, at = mine }
    t:refuses(lula)
  end,
}

scenario "Lula Morgan needs 1 ghost rock" {
  function(t)
    local lula = t:dude { card = "tallulah_lula_morgan" }
    local taken = t:deed { player = 2, production = 4 }
    t:dude { influence = 1, at = taken }
    t:ghost_rock(1, 0)
    t:refuses(lula)
    t:ghost_rock(1, 1)
    t:until_turn_of(1)
    t:use(lula)
    t:expect(t:ghost_rock(1), 4, "the stash")
  end,
}
