-- What the rulebook of the classic game says of cards: outfits, drifters, and two words that mean two things.

scenario "Classic: a drifter is of no outfit, and is paid no more for in any gang" {
  proves = { "CL-CARD-005" },
  function(t)
    t:phase "upkeep"
    t:outfit { card = "law_dogs" }
    t:dude { card = "charlie_landers" }
    t:until_phase "noon"
    t:expect(t:ghost_rock(1), 13, "with 3 of the home's and no upkeep the stash is")
  end,
}

scenario "Classic: a dude of another outfit costs influence more" {
  function(t)
    t:phase "upkeep"
    t:outfit { card = "law_dogs" }
    t:dude { card = "andra_miles" }
    t:take "Pay upkeep for Andra Miles"
    t:until_phase "noon"
    t:expect(t:ghost_rock(1), 10, "with 3 of the home's, 1 of upkeep and 2 of influence the stash is")
  end,
}

scenario "Classic: what is paid to the bank goes to no deed with that name" {
  proves = { "CL-CARD-013" },
  function(t)
    local bank = t:deed { card = "2nd_bank_of_gomorra" }
    local dude = t:in_hand { type = "dude", title = "Ann", cost = 3 }
    t:shop(dude)
    t:expect(t:ghost_rock(1), 7, "the stash is")
    t:expect(t:stat(bank, "ghost_rock"), 0, "on the deed there is")
  end,
}
