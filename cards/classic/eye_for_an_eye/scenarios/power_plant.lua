scenario "Power Plant makes 2 more at an end of the street" {
  function(t)
    local plant = t:deed { card = "power_plant", side = "left" }
    t:deed { side = "right" }
    t:deed { player = 2, side = "left" }
    t:expect(t:stat(plant, "production"), 3, "production at the end")
    t:deed { side = "left" }
    t:expect(t:stat(plant, "production"), 1, "production in the middle")
  end,
}

scenario "Power Plant: the right end will do" {
  function(t)
    t:deed { side = "left" }
    t:expect(t:stat(t:deed { card = "power_plant", side = "right" }, "production"), 3, "production")
  end,
}

scenario "Power Plant: not in the hands of another" {
  function(t)
    local plant = t:deed { card = "power_plant", side = "left" }
    t:dude { player = 2, influence = 1, at = plant }
    t:until_turn_of(2)
    t:expect(t:stat(plant, "production"), 1, "production")
  end,
}
