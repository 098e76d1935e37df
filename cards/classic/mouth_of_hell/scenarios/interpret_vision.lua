local function vision(t, pulled)
  local blessed = t:dude { influence = 1, keywords = { "Blessed 3" } }
  t:dude { influence = 1 }
  local miracle = t:spell { card = "interpret_vision", on = blessed }
  t:pulls(1, pulled)
  t:use(miracle)
  return blessed
end

scenario "Interpret Vision gives influence" {
  function(t)
    local blessed = vision(t, "4C")
    t:expect(t:stat(blessed, "influence"), 2, "influence")
    t:until_day(2)
    t:expect(t:stat(blessed, "influence"), 1, "influence the next day")
  end,
}

scenario "Interpret Vision may fail" {
  function(t) t:expect(t:stat(vision(t, "3C"), "influence"), 1, "influence") end,
}
