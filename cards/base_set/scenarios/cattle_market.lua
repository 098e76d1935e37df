scenario "Cattle Market wants another Ranch, and raises values" {
  function(t)
    local market = t:deed { card = "cattle_market" }
    local dude = t:dude { value = 4, at = market }
    t:expect(t:stat(dude, "value"), 7, "the value of a dude there")
    t:expect(t:stat(market, "control"), 0, "control points alone")
    t:deed { player = 2, card = "circle_m_ranch" }
    t:expect(t:stat(market, "control"), 1, "with another Ranch in play")
    t:expect(t:stat(t:dude { value = 4 }, "value"), 4, "the value of a dude elsewhere")
  end,
}

scenario "Cattle Market has its control point only by another Ranch" {
  function(t)
    local market = t:deed { card = "cattle_market" }
    t:deed { player = 2, keywords = { "Saloon" } }
    t:dude { at = market }
    t:expect(t:stat(market, "control"), 0, "control points beside a Saloon")
    t:deed { keywords = { "Ranch" } }
    t:expect(t:stat(market, "control"), 1, "beside a Ranch of the same player")
    t:deed { keywords = { "Ranch" } }
    t:expect(t:stat(market, "control"), 1, "beside two")
    t:expect(t:control_points(1), 1, "control points of the player")
  end,
}

scenario "Cattle Market raises nobody's value but that of dudes there" {
  function(t)
    local market = t:deed { card = "cattle_market", value = 7 }
    local dude = t:dude { player = 2, value = 4, at = market }
    local horse = t:goods { player = 2, on = dude, value = 5 }
    t:expect(t:stat(dude, "value"), 7, "the value of another's dude there")
    t:expect(t:stat(horse, "value"), 5, "the value of goods there")
  end,
}
