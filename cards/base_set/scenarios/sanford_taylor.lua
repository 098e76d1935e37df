scenario "Sanford Taylor calls out a dude at a deed, who may refuse" {
  function(t)
    local store = t:deed {}
    local sanford = t:dude { card = "sanford_taylor", at = store }
    local rival = t:dude { player = 2, at = store, bounty = 1 }
    t:use(sanford)
    t:expect_true(t:is_booted(sanford), "booted")
    t:refuse()
    t:expect(t:where(rival), t:place "home 2", "where the rival is")
  end,
}

scenario "Sanford Taylor is not refused while wanted" {
  function(t)
    local store = t:deed { player = 2 }
    local sanford = t:dude { card = "sanford_taylor", at = store, bounty = 1 }
    local rival = t:dude { player = 2, at = store }
    t:use(sanford)
    t:expect(t:happened "callout.accepted", 1, "accepted at once")
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(sanford), 1, "his posse")
    t:expect(t:side(rival), 2, "the rival's posse")
  end,
}

scenario "Sanford Taylor calls out nobody at another place" {
  proves = { "RC-THIS-004" },
  function(t)
    local store = t:deed {}
    local other = t:deed {}
    local sanford = t:dude { card = "sanford_taylor", at = store }
    t:dude { player = 2, at = other }
    t:dude { player = 2, at = "square" }
    t:dude { at = store }
    t:refuses(sanford)
  end,
}

scenario "Sanford Taylor wants to be at a deed" {
  proves = { "RC-THIS-003" },
  function(t)
    local sanford = t:dude { card = "sanford_taylor", at = "square" }
    local second = t:dude { card = "sanford_taylor" }
    t:dude { player = 2, at = "square" }
    t:dude { player = 2, at = "home 1" }
    t:refuses(sanford)
    t:refuses(second)
  end,
}

scenario "Sanford Taylor must be unbooted" {
  function(t)
    local store = t:deed {}
    t:dude { player = 2, at = store }
    t:refuses(t:dude { card = "sanford_taylor", at = store, booted = true })
  end,
}

scenario "Sanford Taylor needs somebody who can be called out" {
  function(t)
    local saloon = t:deed { player = 2, keywords = { "Saloon" } }
    local sanford = t:dude { card = "sanford_taylor", at = saloon, bounty = 1 }
    t:dude { player = 2, card = "clementine_lepp", at = saloon }
    t:refuses(sanford)
  end,
}
