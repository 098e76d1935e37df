local function dance(t, pulled, booted)
  t:phase "upkeep"
  local home = t:outfit { player = 1, card = "sioux_union" }
  local shaman = t:dude { keywords = { "Shaman 1" }, booted = booted }
  local spell = t:spell { card = "rain_dance", on = shaman }
  if not booted then
    t:pulls(1, pulled)
    t:go_on_to("react", 1)
    t:use(spell)
    t:expect_true(t:is_booted(shaman), "the Shaman is booted")
  end
  t:until_phase "noon"
  return t:ghost_rock(1), home
end

scenario "Rain Dance: 3 more of the home, today" {
  function(t)
    local stash, home = dance(t, "5C")
    t:expect(stash, 16, "the stash")
    t:expect(t:stat(home, "production"), 6, "production at noon")
  end,
}

scenario "Rain Dance: 5 of 5 is not enough" {
  function(t) t:expect((dance(t, "4C")), 13, "the stash") end,
}

scenario "Rain Dance: a booted Shaman does not dance" {
  function(t) t:expect((dance(t, nil, true)), 13, "the stash") end,
}
