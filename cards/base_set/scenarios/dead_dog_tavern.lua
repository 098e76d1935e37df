scenario "Dead Dog Tavern goes by bullets" {
  function(t)
    local tavern = t:deed { card = "dead_dog_tavern" }
    t:dude { bullets = 1, influence = 3, at = tavern }
    local tough = t:dude { player = 2, bullets = 2, influence = 0, at = tavern }
    t:expect(t:controller(tavern), 2, "who controls it")
    t:pass()
    t:move(tough, "square")
    t:expect(t:controller(tavern), 1, "who controls it once the other has left")
  end,
}

scenario "Dead Dog Tavern is its owner's if bullets are equal" {
  function(t)
    local tavern = t:deed { card = "dead_dog_tavern" }
    local other = t:deed {}
    t:dude { bullets = 2, at = tavern }
    t:dude { player = 2, bullets = 2, influence = 3, at = tavern }
    t:dude { player = 1, bullets = 3, at = other }
    t:dude { player = 2, influence = 1, at = other }
    t:expect(t:controller(tavern), 1, "who controls it")
    t:expect(t:controller(other), 2, "who controls another deed")
  end,
}
