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
