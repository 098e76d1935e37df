scenario "Clementine Lepp cannot be called out in her own Saloon" {
  function(t)
    local saloon = t:deed { player = 2, keywords = { "Saloon", "Public" } }
    local clementine = t:dude { player = 2, card = "clementine_lepp", at = saloon }
    local rival = t:dude { at = saloon, influence = 3 }
    t:expect(t:stat(clementine, "influence"), 2, "her influence")
    t:expect_true(not t:offers(clementine), "nothing can be done about her")
    t:expect_true(t:offers(rival), "the others may act")
  end,
}

scenario "Clementine Lepp is chosen by Bounty Hunter, but not called out" {
  proves = { "RC-CARD-018" },
  function(t)
    local saloon = t:deed { player = 2, keywords = { "Saloon", "Public" } }
    local clementine = t:dude { player = 2, card = "clementine_lepp", at = saloon, bounty = 2 }
    local hunter = t:in_hand { card = "bounty_hunter" }
    t:use(hunter)
    t:expect(t:happened "shootout.begins", 0, "shootouts")
    t:expect(t:where(clementine), saloon, "where she is")
    t:expect_true(not t:is_booted(clementine), "unbooted")
    t:expect(t:ghost_rock(1), 8, "the stash: the cost is paid")
    t:expect_true(not t:offers "Gunslinger", "the Gunslinger is gone")
    t:until_turn_of(1)
    t:expect_true(not t:offers "Gunslinger", "and stays gone")
  end,
}
