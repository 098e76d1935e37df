scenario "Oops takes 2 control points for the day" {
  function(t)
    local card = t:in_hand { card = "oops" }
    local deed = t:deed { player = 2, control = 3 }
    t:deed { player = 2, control = 0 }
    t:hand(1, 1)
    t:dude { influence = 5 }
    t:dude { player = 2, influence = 5 }
    t:use(card)
    t:expect(t:ghost_rock(1), 9, "the stash")
    t:expect(t:stat(deed, "control"), 1, "control points")
    t:until_phase "sundown"
    t:expect(t:stat(deed, "control"), 1, "control points at Nightfall")
    t:until_day(2)
    t:expect(t:stat(deed, "control"), 3, "control points on the next day")
  end,
}

scenario "Oops: 1 control point can be taken too" {
  function(t)
    local card = t:in_hand { card = "oops" }
    local deed = t:deed { player = 2, control = 1 }
    t:use(card)
    t:expect(t:stat(deed, "control"), 0, "control points")
  end,
}

scenario "Oops takes no more than there is" {
  function(t)
    local card = t:in_hand { card = "oops" }
    local deed = t:deed { player = 2, control = 1, keywords = { "Saloon" } }
    t:use(card)
    t:dude { card = "charlie_landers_exp1", at = deed }
    t:expect(t:stat(deed, "control"), 1, "control points with Charlie Landers there")
  end,
}
