scenario "Plasma Drill asks the owner for as much as the deed produces" {
  function(t)
    local dude = t:dude { at = "square" }
    local drill = t:goods { card = "plasma_drill", on = dude }
    local site = t:deed { player = 2, production = 3 }
    t:use(drill)
    t:expect(t:ghost_rock(1), 9, "the stash, 1 less")
    t:expect_true(t:is_booted(dude), "the dude boots")
    t:expect_true(t:is_booted(drill), "the Drill boots")
    local what, who = t:asked()
    t:expect(what, "may", "asked")
    t:expect(who, 2, "asked is player")
    t:yes()
    t:expect(t:ghost_rock(2), 7, "the owner's stash, 3 less")
    t:expect(t:ghost_rock(1), 9, "the stash")
    t:expect(t:zone(site), "in_play", "the deed is")
  end,
}

scenario "Plasma Drill discards the deed of an owner who does not pay" {
  function(t)
    local dude = t:dude { at = "square" }
    local drill = t:goods { card = "plasma_drill", on = dude }
    local site = t:deed { player = 2, production = 3 }
    local guest = t:dude { player = 2, at = site }
    t:use(drill)
    t:no()
    t:expect(t:ghost_rock(2), 10, "the owner's stash")
    t:expect(t:zone(site), "discard_pile", "the deed is")
    t:expect(t:where(guest), t:place("home 2"), "where a dude is who was there")
    t:expect_true(t:is_booted(guest), "that dude is booted")
  end,
}

scenario "Plasma Drill discards the deed of an owner who cannot pay" {
  function(t)
    local dude = t:dude { at = "square" }
    local drill = t:goods { card = "plasma_drill", on = dude }
    local site = t:deed { player = 2, production = 3 }
    t:ghost_rock(2, 2)
    t:use(drill)
    t:expect(t:zone(site), "discard_pile", "the deed is")
    t:expect(t:ghost_rock(2), 2, "the owner's stash")
  end,
}

scenario "Plasma Drill takes the last ghost rock of an owner" {
  function(t)
    local dude = t:dude { at = "square" }
    local drill = t:goods { card = "plasma_drill", on = dude }
    local site = t:deed { player = 2, production = 3 }
    t:ghost_rock(2, 3)
    t:use(drill)
    t:yes()
    t:expect(t:ghost_rock(2), 0, "the owner's stash")
    t:expect(t:zone(site), "in_play", "the deed is")
  end,
}

scenario "Plasma Drill asks nothing for a deed that produces nothing" {
  proves = { "RC-CARD-117" },
  function(t)
    local dude = t:dude { at = "square" }
    local drill = t:goods { card = "plasma_drill", on = dude }
    local site = t:deed { player = 2, production = 0 }
    t:use(drill)
    t:expect(t:asked(), "noon_play", "asked")
    t:expect(t:zone(site), "in_play", "the deed is")
    t:expect(t:ghost_rock(2), 10, "the owner's stash")
  end,
}

scenario "Plasma Drill asks for the smallest production too" {
  function(t)
    local dude = t:dude { at = "square" }
    local drill = t:goods { card = "plasma_drill", on = dude }
    t:deed { player = 2, production = 1 }
    t:use(drill)
    t:yes()
    t:expect(t:ghost_rock(2), 9, "the owner's stash, 1 less")
  end,
}

scenario "Plasma Drill asks the owner, not the controller" {
  function(t)
    local dude = t:dude { at = "square" }
    local drill = t:goods { card = "plasma_drill", on = dude }
    local site = t:deed { player = 2, production = 2 }
    t:dude { influence = 1, at = site }
    t:expect(t:controller(site), 1, "the deed's controller")
    t:use(drill)
    t:yes()
    t:expect(t:ghost_rock(2), 8, "the owner's stash, 2 less")
    t:expect(t:ghost_rock(1), 9, "the stash, 1 less")
  end,
}

scenario "Plasma Drill reaches deeds at adjacent places" {
  function(t)
    local near = t:deed { player = 1, production = 1 }
    local far = t:deed { player = 1, production = 1 }
    local out = t:deed { player = 1, production = 1, keywords = { "Out of Town" } }
    local dude = t:dude { at = far }
    local drill = t:goods { card = "plasma_drill", on = dude }
    local end_of_street = t:deed { player = 1, production = 1 }
    t:use(drill)
    t:expect_true(t:offers(near), "an adjacent deed")
    t:expect_true(not t:offers(far), "the deed where the dude is")
    t:expect_true(not t:offers(out), "a deed out of town")
    t:choose(end_of_street)
    t:no()
    t:expect(t:zone(end_of_street), "discard_pile", "the deed is")
    t:expect(t:where(dude), far, "where the dude is")
    t:expect(t:zone(near), "in_play", "the other deed is")
  end,
}

scenario "Plasma Drill needs an unbooted dude and 1 ghost rock" {
  function(t)
    local dude = t:dude { at = "square", booted = true }
    local drill = t:goods { card = "plasma_drill", on = dude }
    t:deed { player = 2, production = 1 }
    t:refuses(drill)
    t:booted(dude, false)
    t:ghost_rock(1, 0)
    t:until_turn_of(1)
    t:refuses(drill)
    t:ghost_rock(1, 1)
    t:until_turn_of(1)
    t:use(drill)
    t:yes()
    t:expect(t:ghost_rock(1), 0, "the stash")
  end,
}
