scenario "Rumors costs 1 influence wherever the dude is but at home" {
  function(t)
    local card = t:in_hand { card = "rumors" }
    local deed = t:deed { player = 2 }
    local victim = t:dude { player = 2, influence = 2, at = "square" }
    t:use(card)
    t:expect(t:stat(victim, "influence"), 1, "influence in the square")
    t:move(victim, deed)
    t:expect(t:stat(victim, "influence"), 1, "influence at a deed")
    t:booted(victim, false)
    t:until_turn_of(2)
    t:move(victim, "home 2")
    t:expect(t:stat(victim, "influence"), 2, "influence at home")
    t:booted(victim, false)
    t:until_turn_of(2)
    t:move(victim, "home 1")
    t:expect(t:stat(victim, "influence"), 1, "influence at another's home")
  end,
}

scenario "Rumors about a dude at home come true when the dude leaves, that day" {
  function(t)
    local card = t:in_hand { card = "rumors" }
    local victim = t:dude { influence = 2 }
    local other = t:dude { player = 2, influence = 1, at = "square" }
    t:use(card)
    t:expect_true(t:offers(other), "any player's dude can be chosen")
    t:choose(victim)
    t:expect(t:stat(victim, "influence"), 2, "influence at home")
    t:until_turn_of(1)
    t:move(victim, "square")
    t:expect(t:stat(victim, "influence"), 1, "influence in the square")
    t:expect(t:stat(other, "influence"), 1, "influence of the other")
    t:until_day(2)
    t:expect(t:where(victim), t:place "square", "where the dude is on the next day")
    t:expect(t:stat(victim, "influence"), 2, "influence then")
  end,
}

scenario "Rumors, twice, cost 2" {
  function(t)
    local first, second = t:in_hand { card = "rumors" }, t:in_hand { card = "rumors" }
    local victim = t:dude { influence = 3, at = "square" }
    t:use(first)
    t:until_turn_of(1)
    t:use(second)
    t:expect(t:stat(victim, "influence"), 1, "influence")
  end,
}
