scenario "Extortion pays the production of a rival's deed" {
  function(t)
    local card = t:in_hand { card = "extortion" }
    local deed = t:deed { player = 2, production = 3 }
    t:dude { influence = 1, at = deed }
    t:use(card)
    t:expect(t:ghost_rock(1), 13, "the stash")
    t:expect(t:ghost_rock(2), 10, "the owner's stash")
  end,
}

scenario "Extortion wants a deed that is controlled and not owned" {
  function(t)
    local card = t:in_hand { card = "extortion" }
    local ours = t:deed { production = 2 }
    local lost = t:deed { production = 2 }
    local theirs = t:deed { player = 2, production = 1 }
    t:dude { influence = 1, at = ours }
    t:dude { player = 2, influence = 1, at = lost }
    t:refuses(card)
    local taken = t:deed { player = 2, production = 4 }
    local also = t:deed { player = 2, production = 1 }
    t:dude { influence = 1, at = taken }
    t:dude { influence = 1, at = also }
    t:use(card)
    for _, deed in ipairs { ours, lost, theirs } do
      t:expect_true(not t:offers(deed), "no deed that does not fit")
    end
    t:choose(taken)
    t:expect(t:ghost_rock(1), 14, "the stash")
  end,
}
