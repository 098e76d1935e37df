scenario "Androcles Brocklehurst collects at a deed that is held by another" {
  function(t)
    local androcles = t:dude { card = "androcles_brocklehurst" }
    local deed = t:deed { production = 1 }
    t:dude { player = 2, influence = 3, at = deed }
    t:use(androcles)
    t:expect(t:ghost_rock(1), 13, "the stash")
  end,
}
