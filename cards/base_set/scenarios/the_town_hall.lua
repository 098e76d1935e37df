scenario "The Town Hall spares a dude upkeep by influence" {
  function(t)
    local hall = t:deed { card = "the_town_hall" }
    local official = t:dude { at = hall, influence = 2, upkeep = 3 }
    local stranger = t:dude { influence = 2, upkeep = 3 }
    t:phase "upkeep"
    t:use(hall)
    t:expect(t:stat(official, "upkeep"), 1, "the upkeep of the dude there")
    t:expect(t:stat(stranger, "upkeep"), 3, "the upkeep elsewhere")
    t:expect_true(t:is_booted(hall), "the deed is booted")
    t:until_phase "noon"
    t:expect(t:stat(official, "upkeep"), 3, "the upkeep afterwards")
  end,
}

scenario "The Town Hall helps any dude there" {
  function(t)
    local hall = t:deed { card = "the_town_hall" }
    local rich = t:dude { at = hall, influence = 3, upkeep = 1 }
    local guest = t:dude { player = 2, at = hall, influence = 1, upkeep = 2 }
    t:phase "upkeep"
    t:use(hall)
    t:expect_true(t:offers(rich), "an own dude can be chosen")
    t:choose(guest)
    t:expect(t:stat(guest, "upkeep"), 1, "the guest's upkeep")
    t:expect(t:stat(rich, "upkeep"), 1, "the other's")
  end,
}

scenario "The Town Hall brings nobody's upkeep below 0" {
  function(t)
    local hall = t:deed { card = "the_town_hall" }
    local rich = t:dude { at = hall, influence = 3, upkeep = 1 }
    t:dude { upkeep = 1 }
    t:phase "upkeep"
    t:use(hall)
    t:expect(t:stat(rich, "upkeep"), 0, "the upkeep")
  end,
}

scenario "The Town Hall helps nobody elsewhere" {
  function(t)
    local hall = t:deed { card = "the_town_hall" }
    t:dude { influence = 2, upkeep = 3 }
    t:phase "upkeep"
    t:expect_true(not t:can_use(hall), "nobody is there")
    t:expect((t:asked()), "pay_upkeep", "what is asked")
  end,
}

scenario "The Town Hall does nothing when it is booted, nor for another player" {
  function(t)
    local hall = t:deed { card = "the_town_hall", booted = true }
    t:dude { at = hall, influence = 1, upkeep = 3 }
    t:phase "upkeep"
    t:expect(t:asked(), "pay_upkeep", "what is asked")
  end,
}

scenario "The Town Hall belongs to whoever controls it" {
  function(t)
    local hall = t:deed { card = "the_town_hall" }
    local official = t:dude { player = 2, at = hall, influence = 1, upkeep = 3 }
    t:phase "upkeep"
    local kind, player = t:asked()
    t:expect(kind, "react", "what is asked")
    t:expect(player, 2, "who is asked")
    t:use(hall)
    t:expect(t:stat(official, "upkeep"), 2, "the upkeep")
  end,
}
