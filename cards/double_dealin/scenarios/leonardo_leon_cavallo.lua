local function visit(t, pulled)
  local leon = t:dude { card = "leonardo_leon_cavallo", at = "square" }
  local prey = t:dude { player = 2, value = 9 }
  t:pulls(1, pulled)
  t:use(leon)
  t:choose(prey)
  t:expect_true(t:is_booted(leon), "Leon boots")
  return leon, prey
end

scenario "Leonardo Cavallo boots a dude whose value his check reaches" {
  function(t)
    local leon, prey = visit(t, "8C")
    t:expect_true(t:is_booted(prey), "booted")
    t:until_turn_of(1)
    t:booted(leon, false)
    t:booted(prey, false)
    t:refuses(leon)
  end,
}

scenario "Leonardo Cavallo fails below the value" {
  function(t)
    local _, prey = visit(t, "7C")
    t:expect_true(not t:is_booted(prey), "unbooted")
  end,
}

scenario "Leonardo Cavallo reaches here and adjacent places" {
  function(t)
    local leon = t:dude { card = "leonardo_leon_cavallo", at = "home" }
    local here = t:dude { at = "home" }
    local near = t:dude { player = 2, at = "square" }
    local far = t:dude { player = 2, at = "home 2" }
    t:pulls(1, "KC")
    t:use(leon)
    t:expect_true(t:offers(here), "a dude here")
    t:expect_true(not t:offers(far), "a dude two places off")
    t:choose(near)
    t:expect_true(t:is_booted(near), "booted")
    t:expect_true(not t:is_booted(here), "another is not")
  end,
}
