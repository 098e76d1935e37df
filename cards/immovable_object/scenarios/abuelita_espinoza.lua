local function family(t, place)
  local abuelita = t:dude { card = "abuelita_espinoza", at = place }
  local grandson = t:dude { upkeep = 2 }
  local rival = t:dude { player = 2, upkeep = 2 }
  return abuelita, grandson, rival
end

scenario "Abuelita Espinoza at another's deed: your other dudes have 1 less upkeep" {
  function(t)
    local abuelita, grandson, rival = family(t, t:deed { player = 2 })
    t:expect(t:stat(grandson, "upkeep"), 1, "another dude's upkeep")
    t:expect(t:stat(abuelita, "upkeep"), 5, "her own: 2 as printed, and her influence for an outfit not hers")
    t:expect(t:stat(rival, "upkeep"), 2, "another player's")
  end,
}

scenario "Abuelita Espinoza: nobody's upkeep goes below 0" {
  function(t)
    family(t, t:deed { player = 2 })
    t:expect(t:stat(t:dude {}, "upkeep"), 0, "the upkeep")
  end,
}

scenario "Abuelita Espinoza at an own deed: nothing" {
  function(t)
    local _, grandson = family(t, t:deed {})
    t:expect(t:stat(grandson, "upkeep"), 2, "the upkeep")
  end,
}

scenario "Abuelita Espinoza: a home is no deed, nor is the town square" {
  function(t)
    local abuelita, grandson = family(t, "home 2")
    t:expect(t:stat(grandson, "upkeep"), 2, "the upkeep while she is at another's home")
    t:move(abuelita, "square")
    t:expect(t:stat(grandson, "upkeep"), 2, "the upkeep while she is in the town square")
  end,
}
