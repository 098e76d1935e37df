scenario "Weeping Crow is a King until the day ends" {
  function(t)
    t:hand(1, 1)
    local crow = t:dude { card = "weeping_crow" }
    t:expect(t:stat(crow, "value"), 1, "value")
    t:use(crow)
    t:expect(t:stat(crow, "value"), 13, "value today")
    t:refuses(crow)
    t:until_phase "sundown"
    t:expect(t:stat(crow, "value"), 13, "value at Nightfall")
    t:until_day(2)
    t:expect(t:stat(crow, "value"), 1, "value on the next day")
  end,
}

scenario "Weeping Crow is a King and no more" {
  function(t)
    local crow = t:dude { card = "weeping_crow", at = "square" }
    local pox = t:dude { card = "pox_walker", at = "square" }
    t:use(crow)
    t:until_turn_of(1)
    t:use(pox)
    t:choose(crow)
    t:expect(t:stat(crow, "value"), 10, "value: 13, less 3")
  end,
}
