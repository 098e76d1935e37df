scenario "Gomorra Parish pays 1 ghost rock for a card sent to Boot Hill" {
  function(t)
    local parish = t:deed { card = "gomorra_parish" }
    local offering, kept = t:in_hand { card = "reserves" }, t:in_hand { card = "unprepared" }
    t:use(parish)
    t:choose(offering)
    t:expect(t:zone(offering), "boot_hill", "the card is in")
    t:expect(t:zone(kept), "hand", "the other is in")
    t:expect(t:ghost_rock(1), 11, "the stash")
    t:expect(t:ghost_rock(2), 10, "the other's")
    t:expect_true(t:is_booted(parish), "the deed is booted")
  end,
}

scenario "Gomorra Parish takes a card of the own hand" {
  function(t)
    local parish = t:deed { card = "gomorra_parish" }
    t:hand(2, 1)
    t:in_discard_pile { card = "reserves" }
    t:refuses(parish)
    t:hand(1, 1)
    t:expect_true(t:can_use(parish), "with a card it can be used")
    t:dude { player = 2, influence = 1, at = parish }
    t:refuses(parish)
  end,
}

scenario "Gomorra Parish keeps another copy of a unique dude out of play" {
  proves = { "RC-CARD-083" },
  function(t)
    local parish = t:deed { card = "gomorra_parish" }
    local first, second = t:in_hand { card = "jia_mein" }, t:in_hand { card = "jia_mein" }
    t:expect_true(t:offers(second), "the second copy could be bought")
    t:use(parish)
    t:choose(first)
    t:until_turn_of(2)
    t:pass()
    t:expect(t:zone(first), "boot_hill", "the first copy is in")
    t:refuses(second)
    t:expect_true(not t:offers(second), "the second copy cannot be bought")
  end,
}
