local function home(t)
  local outfit = t:outfit { player = 1, card = "morgan_cattle_co" }
  t:dude { player = 2, influence = 3 }
  return outfit
end

scenario "Morgan Cattle Co.: a dude founds a deed for less, and goes there" {
  function(t)
    local outfit = home(t)
    local founder = t:dude { influence = 2 }
    local site = t:in_hand { card = "undertaker" }
    t:use(outfit)
    t:take "left"
    t:expect(t:zone(site), "in_play", "the deed is")
    t:expect(t:ghost_rock(1), 8, "the stash: 4 less 2")
    t:expect(t:where(founder), site, "where the dude is")
    t:expect_true(t:is_booted(founder), "the dude is booted")
    t:expect_true(t:is_booted(outfit), "the home is booted")
  end,
}

scenario "Morgan Cattle Co. wants an unbooted dude of yours" {
  function(t)
    local outfit = home(t)
    t:in_hand { card = "undertaker" }
    t:dude { influence = 2, booted = true }
    t:refuses(outfit)
    t:dude { influence = 2, at = "square" }
    t:expect_true(t:can_use(outfit), "with an unbooted dude it can be used")
  end,
}

scenario "Morgan Cattle Co. wants a deed of the play hand" {
  function(t)
    local outfit = home(t)
    t:dude { influence = 2 }
    t:in_discard_pile { card = "undertaker" }
    t:in_hand { player = 2, card = "undertaker" }
    t:in_hand { card = "mustang" }
    t:in_hand { card = "olivia_jenks" }
    t:hand(1, 1)
    t:refuses(outfit)
    t:in_hand { card = "undertaker" }
    t:expect_true(t:can_use(outfit), "with a deed it can be used")
  end,
}

scenario "Morgan Cattle Co.: what the dude's influence leaves of the cost must be there" {
  function(t)
    local outfit = home(t)
    t:dude { influence = 1 }
    t:in_hand { card = "undertaker" }
    t:ghost_rock(1, 2)
    t:refuses(outfit)
  end,
}

scenario "Morgan Cattle Co.: the more influence the less it costs" {
  function(t)
    local outfit = home(t)
    local weak = t:dude { influence = 0 }
    t:dude { influence = 3 }
    t:in_hand { card = "undertaker" }
    t:ghost_rock(1, 1)
    t:use(outfit)
    t:take "right"
    t:expect(t:ghost_rock(1), 0, "the stash: 4 less 3")
    t:expect(t:where(weak), t:place "home 1", "where the other dude is")
  end,
}

scenario "Morgan Cattle Co. founds no deed that is there already" {
  function(t)
    local outfit = home(t)
    t:dude { influence = 2, at = "square" }
    t:deed { card = "undertaker" }
    t:in_hand { card = "undertaker" }
    t:refuses(outfit)
  end,
}
