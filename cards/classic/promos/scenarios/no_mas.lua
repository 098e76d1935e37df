scenario "No Mas aces an action card that has resolved, and itself" {
  function(t)
    local mine = t:dude {}
    local theirs = t:in_hand { player = 2, card = "seductress" }
    local card = t:in_hand { card = "no_mas" }
    t:pass()
    t:use(theirs)
    t:use(card)
    t:expect(t:zone(theirs), "boot_hill", "the action is in")
    t:expect(t:zone(card), "boot_hill", "No Mas is in")
    t:expect_true(t:is_booted(mine), "what was done stays")
  end,
}

scenario "No Mas does not care for other cards' abilities" {
  function(t)
    local hotel = t:deed { keywords = { "Saloon" } }
    t:in_hand { card = "no_mas" }
    t:use(t:dude { card = "buster_madison", at = hotel })
    t:expect(select(2, t:asked()), 2, "player 2 is next")
  end,
}
