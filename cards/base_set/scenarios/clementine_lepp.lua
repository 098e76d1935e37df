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

scenario "Clementine Lepp wants a Saloon, and that you own it" {
  function(t)
    local theirs = t:deed { keywords = { "Saloon" } }
    local store = t:deed { player = 2, keywords = { "Public" } }
    local clementine = t:dude { player = 2, card = "clementine_lepp", at = theirs }
    local rival = t:dude { at = theirs }
    t:expect(t:stat(clementine, "influence"), 1, "her influence in another's Saloon")
    t:expect_true(t:offers(clementine), "she can be called out")
    t:call_out(rival, clementine)
    t:refuse()
    t:expect(t:where(clementine), t:place "home 2", "she went home")
    local again = t:dude { player = 2, card = "clementine_lepp", at = store }
    t:expect(t:stat(again, "influence"), 1, "her influence in a place that is no Saloon")
  end,
}

scenario "Clementine Lepp: who controls the Saloon does not matter" {
  function(t)
    local saloon = t:deed { player = 2, keywords = { "Saloon" } }
    local clementine = t:dude { player = 2, card = "clementine_lepp", at = saloon }
    t:dude { influence = 3, at = saloon }
    t:expect(t:controller(saloon), 1, "who controls it")
    t:expect(t:stat(clementine, "influence"), 2, "her influence")
    t:expect_true(not t:offers(clementine), "she cannot be called out")
  end,
}
