local function rhett(t, place)
  return t:dude { card = "rhett_caufield", at = place }
end

scenario "Rhett takes 1 ghost rock on another's street" {
  function(t)
    local dude = rhett(t, t:deed { player = 2 })
    t:use(dude)
    t:expect(t:ghost_rock(1), 11, "the stash")
    t:expect(t:ghost_rock(2), 9, "the other's")
    t:expect_true(t:is_booted(dude), "Rhett is booted")
  end,
}

scenario "Rhett takes it at another's home too" {
  function(t)
    t:use(rhett(t, "home 2"))
    t:expect(t:ghost_rock(2), 9, "the other's stash")
  end,
}

scenario "Rhett takes it from the owner, not from who controls the deed" {
  function(t)
    t:players(3)
    local deed = t:deed { player = 3 }
    t:dude { player = 2, at = deed, influence = 3 }
    t:use(rhett(t, deed))
    t:expect(t:ghost_rock(3), 9, "the owner's stash")
    t:expect(t:ghost_rock(2), 10, "the controller's")
  end,
}

scenario "Rhett finds nothing in the town square, at own places or out of town" {
  function(t)
    local dude = rhett(t, "square")
    t:refuses(dude)
    t:refuses(rhett(t, t:deed {}))
    t:refuses(rhett(t, t:deed { player = 2, keywords = { "Out of Town" } }))
  end,
}
