scenario "Pay day: who has nothing after Upkeep gains 1 ghost rock" {
  house_rules = { "pay_day" },
  function(t)
    t:phase "upkeep"
    t:ghost_rock(1, 0)
    t:ghost_rock(2, 4)
    t:dude { upkeep = 3 }
    t:take "Pay upkeep" -- with all that the home has produced
    t:until_phase "noon"
    t:expect(t:ghost_rock(1), 1, "player 1 has")
    t:expect(t:ghost_rock(2), 7, "player 2 has")
  end,
}
