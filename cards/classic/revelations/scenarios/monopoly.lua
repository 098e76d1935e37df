local function monopoly(t, keywords, named)
  for _, keyword in ipairs(keywords) do t:deed { keywords = { keyword } } end
  t:dude { player = 2, influence = 9 }
  t:dude { influence = 9 }
  t:hand(1, 1)
  t:use(t:in_hand { card = "monopoly" })
  t:choose(named)
  t:expect(t:control_points(1), 0, "control points at noon")
  t:until_phase "sundown"
  return t:control_points(1)
end

scenario "Monopoly of Brothels" {
  function(t)
    t:expect(monopoly(t, { "Brothel", "Brothel" }, 1), 1, "control points")
    t:expect(t:control_points(2), 0, "the other's")
    t:until_day(2)
    t:expect(t:control_points(1), 0, "control points the next day")
  end,
}

scenario "Monopoly of Saloons" {
  function(t) t:expect(monopoly(t, { "Saloon" }, 2), 1, "control points") end,
}

scenario "Monopoly of the Government" {
  function(t) t:expect(monopoly(t, { "Government" }, 3), 1, "control points") end,
}

scenario "Monopoly is of what was named" {
  function(t) t:expect(monopoly(t, { "Saloon", "Government" }, 1), 0, "control points") end,
}

scenario "Monopoly of Saloons is not that of others" {
  function(t) t:expect(monopoly(t, { "Brothel", "Government" }, 2), 0, "control points") end,
}

scenario "Monopoly of the Government is not that of others" {
  function(t) t:expect(monopoly(t, { "Brothel", "Saloon" }, 3), 0, "control points") end,
}

scenario "Monopoly means all of them" {
  function(t)
    t:deed { player = 2, keywords = { "Saloon" } }
    t:expect(monopoly(t, { "Saloon" }, 2), 0, "control points")
    t:expect(t:control_points(2), 0, "the other's")
  end,
}

scenario "Monopoly works for others too" {
  function(t)
    t:deed { player = 2, keywords = { "Saloon" } }
    t:expect(monopoly(t, {}, 2), 0, "control points")
    t:expect(t:control_points(2), 1, "the other's")
  end,
}
