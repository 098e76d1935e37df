scenario "Mixed gangs: a dude of another outfit costs no more upkeep than is printed" {
  house_rules = { "mixed_gangs" },
  function(t)
    t:outfit { player = 1, card = "the_sloane_gang" }
    t:outfit { player = 2, card = "the_sloane_gang" }
    t:phase "upkeep"
    local guest = t:dude { card = "prescott_utter" } -- 1, and 3 more for influence as usual
    t:take "Pay upkeep"
    t:until_phase "noon"
    t:expect(t:zone(guest), "in_play", "Prescott is")
    t:expect(t:ghost_rock(2) - t:ghost_rock(1), 1, "he costs")
  end,
}
