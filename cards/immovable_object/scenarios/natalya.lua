-- Player 2 owns a deed; Upkeep begins with that much ghost rock each. Homes produce 3.
local function upkeep(t, given)
  local deed = t:deed { player = given.owner or 2, production = 4 }
  t:dude { card = "natalya", at = given.at or deed }
  t:ghost_rock(1, given.mine or 2)
  t:ghost_rock(2, given.theirs or 3)
  t:phase "upkeep"
  t:go_on_to("pay_upkeep", 1)
  return t:ghost_rock(1), t:ghost_rock(2), deed
end

scenario "Natalya: the poorest player gets the production of the deed where she is" {
  function(t)
    local mine, theirs = upkeep(t, {})
    t:expect(mine, 9, "your stash: 2, 3 and 4")
    t:expect(theirs, 6, "the owner's stash")
  end,
}

scenario "Natalya: not with as much ghost rock as another" {
  function(t)
    local guard = t:deed { player = 2 }
    t:dude { player = 2, influence = 5, at = guard }
    local mine, theirs, deed = upkeep(t, { mine = 3, at = "home 1" })
    t:expect(mine, 6, "your stash")
    t:expect(theirs, 10, "the owner's stash")
    t:expect(t:stat(deed, "production"), 4, "the deed's production")
  end,
}

scenario "Natalya: with as much ghost rock nobody gets what another player controls" {
  function(t)
    local mine, theirs = upkeep(t, { mine = 3 })
    t:expect(mine, 6, "your stash")
    t:expect(theirs, 6, "the owner's stash: Natalya controls the deed")
  end,
}

scenario "Natalya: only the deed where she is" {
  function(t)
    local mine, theirs = upkeep(t, { at = "square" })
    t:expect(mine, 5, "your stash")
    t:expect(theirs, 10, "the owner's stash")
  end,
}

scenario "Natalya: at an own deed there is no more than its production" {
  function(t)
    local mine = upkeep(t, { owner = 1 })
    t:expect(mine, 9, "your stash")
  end,
}

scenario "Natalya: she does not care who controls the deed" {
  function(t)
    local deed = t:deed { player = 2, production = 4 }
    t:dude { card = "natalya", at = deed }
    t:dude { player = 2, influence = 5, at = deed }
    t:ghost_rock(1, 2)
    t:ghost_rock(2, 3)
    t:phase "upkeep"
    t:go_on_to("pay_upkeep", 1)
    t:expect(t:ghost_rock(1), 9, "your stash")
    t:expect(t:ghost_rock(2), 6, "the owner's stash")
  end,
}

scenario "Natalya: poorer than every other player, not than one" {
  function(t)
    t:players(3)
    t:ghost_rock(3, 2)
    local mine, theirs = upkeep(t, {})
    t:expect(mine, 5, "your stash: only the home's")
    t:expect(theirs, 6, "the owner's stash: Natalya controls the deed")
  end,
}

scenario "Natalya: it is asked anew every day" {
  function(t)
    local deed = t:deed { player = 2, production = 4 }
    t:dude { card = "natalya", at = deed }
    t:dude { player = 2, influence = 9 }
    t:ghost_rock(1, 2)
    t:ghost_rock(2, 3)
    t:phase "upkeep"
    t:go_on_to("pay_upkeep", 1)
    t:expect(t:ghost_rock(1), 9, "your stash on the first day")
    t:take "Natalya"
    t:until_phase "noon"
    t:ghost_rock(1, 50)
    t:until_day(2)
    t:go_on_to("pay_upkeep", 1)
    t:expect_true(t:ghost_rock(1) <= 55, "no 4 from the deed on the second day")
  end,
}
