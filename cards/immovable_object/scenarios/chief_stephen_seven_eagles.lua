-- What is left of 20 ghost rock once he is bought: three cards are attached to locations.
local function left(t)
  local chief = t:in_hand { card = "chief_stephen_seven_eagles" }
  local deed = t:deed {}
  t:dude { keywords = { "Huckster 0" } }
  t:goods { on = deed, keywords = { "Improvement" } }
  t:spell { player = 2, on = t:place "home 2", keywords = { "Spirit", "Totem" } }
  t:goods { on = t:dude { at = deed } }
  t:use(t:in_hand { card = "tumblebleeds" })
  t:until_turn_of(1)
  t:ghost_rock(1, 20)
  t:shop(chief)
  return t:ghost_rock(1)
end

scenario "Chief Stephen costs 1 less for each card attached to a location" {
  function(t)
    t:outfit { card = "eagle_wardens" }
    t:expect(left(t), 13, "the stash: 10 less 3 are paid")
  end,
}

scenario "Chief Stephen costs 10 for another outfit" {
  function(t)
    t:outfit { card = "the_108_righteous_bandits" }
    t:expect(left(t), 10, "the stash")
  end,
}

-- Attached: two cards to a deed of his player, one to the home, one to another deed, one to him.
local function council(t, place)
  local chief = t:dude { card = "chief_stephen_seven_eagles", at = place }
  local deed = t:deed {}
  t:goods { on = deed }
  local totem = t:spell { player = 2, on = deed, keywords = { "Spirit", "Totem" } }
  t:spell { on = t:place "home 1", keywords = { "Spirit", "Totem" } }
  t:goods { player = 2, on = t:deed { player = 2 } }
  t:goods { on = chief }
  t:dude { player = 2, influence = 9 }
  return chief, deed, totem
end

scenario "Chief Stephen in the town square: 1 control point for each card on your deeds" {
  function(t)
    local chief, deed = council(t, "square")
    t:expect(t:stat(chief, "control"), 0, "his control points before")
    t:use(chief)
    t:expect_true(t:is_booted(chief), "booted")
    t:expect(t:stat(chief, "control"), 2, "his control points")
    t:goods { on = deed }
    t:expect(t:stat(chief, "control"), 3, "with another card")
    t:until_day(2)
    t:expect(t:stat(chief, "control"), 0, "on the next day")
  end,
}

scenario "Chief Stephen: control of the deed counts, whoever owns it" {
  function(t)
    local chief = council(t, "square")
    local lost, won = t:deed {}, t:deed { player = 2 }
    t:dude { player = 2, influence = 1, at = lost }
    t:dude { influence = 1, at = won }
    t:goods { on = lost }
    t:use(chief)
    t:expect(t:stat(chief, "control"), 2, "his control points, with a deed lost")
    t:goods { player = 2, on = won }
    t:expect(t:stat(chief, "control"), 3, "with one won")
  end,
}

scenario "Chief Stephen: it comes and goes with him" {
  function(t)
    local chief = council(t, "home 1")
    t:use(chief)
    t:expect(t:stat(chief, "control"), 0, "his control points at home")
    t:until_turn_of(1)
    t:booted(chief, false)
    t:move(chief, "square")
    t:expect(t:stat(chief, "control"), 2, "in the town square")
    t:until_turn_of(1)
    t:booted(chief, false)
    t:move(chief, "home 2")
    t:expect(t:stat(chief, "control"), 0, "elsewhere")
  end,
}
