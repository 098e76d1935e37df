scenario "Life of the Party takes a dude to a Saloon, for his influence" {
  function(t)
    local saloon = t:deed { player = 2, keywords = { "Saloon" } }
    local brothel = t:deed { keywords = { "Brothel" } }
    local casino = t:deed { keywords = { "Casino" } }
    local guest = t:dude { player = 2, influence = 3 }
    local tired = t:dude { booted = true }
    local there = t:dude { player = 2, at = saloon }
    t:use(t:in_hand { card = "life_of_the_party" })
    t:expect_true(not t:offers(tired), "no booted dude")
    t:expect_true(t:offers(there), "a dude of a Saloon, for the Brothel")
    t:choose(guest)
    t:expect_true(t:offers(brothel), "to the Brothel")
    t:expect_true(not t:offers(casino), "not to the Casino")
    t:choose(saloon)
    t:expect(t:where(guest), saloon, "he is at")
    t:expect_true(not t:is_booted(guest), "he is not booted")
    t:expect(t:ghost_rock(1), 7, "the stash")
  end,
}

scenario "Life of the Party costs 1 at least" {
  function(t)
    local saloon = t:deed { keywords = { "Saloon" } }
    local guest = t:dude { influence = 0 }
    t:ghost_rock(1, 1)
    t:use(t:in_hand { card = "life_of_the_party" })
    t:expect(t:where(guest), saloon, "he is at")
    t:expect(t:ghost_rock(1), 0, "the stash")
  end,
}

scenario "Life of the Party is no party for who is there" {
  function(t)
    local saloon = t:deed { keywords = { "Saloon" } }
    t:dude { at = saloon }
    t:refuses(t:in_hand { card = "life_of_the_party" })
  end,
}

scenario "Life of the Party must be paid" {
  function(t)
    t:deed { keywords = { "Saloon" } }
    t:dude { influence = 3 }
    t:ghost_rock(1, 2)
    t:refuses(t:in_hand { card = "life_of_the_party" })
  end,
}
