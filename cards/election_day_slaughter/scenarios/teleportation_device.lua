local function device(t)
  local deed = t:deed {}
  local gadget = t:goods { card = "teleportation_device", on = deed }
  return deed, gadget
end

scenario "Teleportation Device is attached to a deed that its inventor controls" {
  function(t)
    local mine = t:deed {}
    local lost = t:deed {}
    local taken = t:deed { player = 2 }
    t:dude { player = 2, influence = 1, at = lost }
    t:dude { influence = 1, at = taken }
    local scientist = t:dude { keywords = { "Mad Scientist 0" } }
    local gadget = t:in_hand { card = "teleportation_device" }
    t:pulls(1, "6C")
    t:shop(gadget, scientist)
    t:expect_true(t:offers(taken), "a deed that is controlled")
    t:expect_true(not t:offers(lost), "no deed of another controller")
    t:expect_true(not t:offers(scientist), "no dude")
    t:choose(mine)
    t:expect(t:host(gadget), mine, "it is on")
    t:expect(t:ghost_rock(1), 9, "the stash, 1 less")
  end,
}

scenario "Teleportation Device moves a dude anywhere, again and again" {
  function(t)
    local deed, gadget = device(t)
    local traveller = t:dude { at = deed, influence = 1 }
    local other = t:dude { at = deed, influence = 1, booted = true }
    t:pulls(1, "KS 2D")
    t:use(gadget)
    t:choose(traveller)
    t:expect_true(t:offers "P1's home", "a home")
    t:expect_true(not t:offers(deed), "not the same place")
    t:choose "home 2"
    t:expect(t:where(traveller), t:place "home 2", "where the dude is")
    t:expect_true(not t:is_booted(traveller), "the dude is unbooted")
    t:expect_true(not t:is_booted(gadget), "the Device is unbooted")
    t:expect(t:ghost_rock(1), 9, "the stash, 1 less")
    t:until_turn_of(1)
    t:use(gadget)
    t:choose "square"
    t:expect(t:where(other), t:place "square", "where the booted dude is")
    t:expect(t:ghost_rock(1), 8, "the stash, 1 less again")
  end,
}

scenario "Teleportation Device loses a dude on a club" {
  function(t)
    local deed, gadget = device(t)
    local traveller = t:dude { at = deed }
    t:pulls(1, "2C")
    t:use(gadget)
    t:expect(t:zone(traveller), "discard_pile", "the dude is in")
    t:expect(t:asked(), "noon_play", "what is asked")
  end,
}

scenario "Teleportation Device takes dudes of its controller who are there" {
  function(t)
    local deed, gadget = device(t)
    local first = t:dude { at = deed, influence = 2 }
    local second = t:dude { at = deed }
    local away = t:dude { at = "square" }
    local guest = t:dude { player = 2, at = deed }
    t:pulls(1, "2D")
    t:use(gadget)
    t:expect_true(t:offers(first) and t:offers(second), "the dudes there")
    t:expect_true(not t:offers(away), "nobody elsewhere")
    t:expect_true(not t:offers(guest), "nobody else's dude")
    t:choose(second)
    t:choose "square"
    t:expect(t:where(second), t:place "square", "where the dude is")
  end,
}

scenario "Teleportation Device costs 1 ghost rock" {
  function(t)
    local deed, gadget = device(t)
    t:dude { at = deed }
    t:ghost_rock(1, 0)
    t:refuses(gadget)
    t:ghost_rock(1, 1)
    t:until_turn_of(1)
    t:expect_true(t:can_use(gadget), "with 1 it works")
  end,
}

scenario "Teleportation Device serves the deed's controller" {
  function(t)
    local deed, gadget = device(t)
    t:dude { at = deed }
    local guest = t:dude { player = 2, at = deed, influence = 1 }
    t:refuses(gadget)
    t:until_turn_of(2)
    t:pulls(2, "2D")
    t:use(gadget)
    t:choose "square"
    t:expect(t:where(guest), t:place "square", "where the dude is")
    t:expect(t:ghost_rock(2), 9, "the stash, 1 less")
  end,
}
