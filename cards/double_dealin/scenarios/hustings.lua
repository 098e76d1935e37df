scenario "Hustings costs unbooted rivals at home 1 influence" {
  function(t)
    local deed = t:deed { card = "hustings" }
    local rival = t:dude { player = 2, influence = 2 }
    local idle = t:dude { player = 2, influence = 2, booted = true }
    local guest = t:dude { player = 2, influence = 2, at = "square" }
    local visitor = t:dude { player = 2, influence = 2, at = "home 1" }
    local friend = t:dude { influence = 2 }
    t:expect(t:controller(deed), 1, "the deed's controller")
    t:expect(t:stat(rival, "influence"), 1, "at home and unbooted: 2 less 1")
    t:expect(t:stat(idle, "influence"), 2, "at home and booted")
    t:expect(t:stat(guest, "influence"), 2, "in the town square")
    t:expect(t:stat(visitor, "influence"), 2, "at another player's home")
    t:expect(t:stat(friend, "influence"), 2, "a dude of the deed's controller")
  end,
}

scenario "Hustings follows its controller" {
  function(t)
    local deed = t:deed { card = "hustings" }
    local mine = t:dude { influence = 3 }
    t:dude { player = 2, influence = 1, at = deed }
    local rival = t:dude { player = 2, influence = 1 }
    t:expect(t:controller(deed), 2, "the deed's controller")
    t:expect(t:stat(mine, "influence"), 2, "the owner's dude: 3 less 1")
    t:expect(t:stat(rival, "influence"), 1, "the controller's dude")
  end,
}

scenario "Hustings ends for a dude who leaves home" {
  function(t)
    t:deed { card = "hustings" }
    local rival = t:dude { player = 2, influence = 1 }
    t:dude {}
    t:expect(t:stat(rival, "influence"), 0, "at home")
    t:until_turn_of(2)
    t:move(rival, "square")
    t:expect(t:stat(rival, "influence"), 1, "in the town square")
  end,
}
