scenario "Red Hill Hotel: a guest's upkeep is 0, today" {
  function(t)
    t:phase "upkeep"
    local hotel = t:deed { card = "red_hill_hotel" }
    local guest = t:dude { upkeep = 3 }
    local theirs = t:dude { player = 2, upkeep = 1 }
    t:dude { player = 2, influence = 5, upkeep = 0 }
    t:go_on_to("react", 1)
    t:use(hotel)
    t:expect_true(t:is_booted(hotel), "the deed is booted")
    t:hand(1, 1)
    t:go_on_to("pay_upkeep", 2)
    t:expect(t:stat(theirs, "upkeep"), 1, "another player's dude")
    t:until_phase "noon"
    t:expect(t:ghost_rock(1), 16, "the stash: 3 of the home and 3 of the hotel")
    t:expect(t:stat(guest, "upkeep"), 0, "upkeep")
    t:until_day(2)
    t:expect(t:stat(guest, "upkeep"), 3, "upkeep on the next day")
  end,
}
