--- A dude of grit 6 of player 2, in the town square.
local function ail(t, pulled)
  local card = t:in_hand { card = "under_the_weather" }
  local patient = t:dude { player = 2, value = 4, bullets = 1, influence = 1, at = "square" }
  local other = t:dude {}
  t:pulls(1, pulled)
  t:use(card)
  t:expect_true(t:offers(other), "anybody can be chosen")
  t:choose(patient)
  return patient
end

scenario "Under the Weather boots with the dude's grit" {
  function(t)
    local patient = ail(t, "6C")
    t:expect_true(t:is_booted(patient), "booted")
    t:expect(t:where(patient), t:place "square", "where the dude is")
  end,
}

scenario "Under the Weather does nothing below it" {
  function(t)
    local patient = ail(t, "5C")
    t:expect_true(not t:is_booted(patient), "unbooted")
  end,
}

scenario "Under the Weather only boots with 5 more" {
  function(t)
    local patient = ail(t, "JC")
    t:expect_true(t:is_booted(patient), "booted")
    t:expect(t:where(patient), t:place "square", "where the dude is")
  end,
}

scenario "Under the Weather sends home with 6 more" {
  function(t)
    local patient = ail(t, "QC")
    t:expect_true(t:is_booted(patient), "booted")
    t:expect(t:where(patient), t:place "home 2", "where the dude is")
  end,
}

scenario "Under the Weather sends home with 7 more, too" {
  function(t)
    local patient = ail(t, "KC")
    t:expect(t:where(patient), t:place "home 2", "where the dude is")
  end,
}
