local function holdup(t, production)
  local card = t:in_hand { card = "this_is_a_holdup" }
  local bank = t:deed { player = 2, production = production }
  local robber = t:dude { at = bank }
  return card, robber, bank
end

scenario "This is a Holdup! takes from the deed's owner, and the dude is wanted for it" {
  function(t)
    local card, robber, bank = holdup(t, 3)
    t:use(card)
    t:expect_true(t:is_booted(robber), "the dude is booted")
    t:expect_true(t:offers "0" and t:offers "3", "from nothing to 3")
    t:expect_true(not t:offers "4", "no more than the production")
    t:choose(3)
    t:expect(t:ghost_rock(1), 13, "the stash")
    t:expect(t:ghost_rock(2), 7, "the owner's stash")
    t:expect(t:stat(robber, "bounty"), 3, "the dude's bounty")
    t:expect(t:where(robber), bank, "where the dude is")
  end,
}

scenario "This is a Holdup! may take less" {
  function(t)
    local card, robber = holdup(t, 3)
    t:use(card)
    t:choose(1)
    t:expect(t:ghost_rock(1), 11, "the stash")
    t:expect(t:ghost_rock(2), 9, "the owner's stash")
    t:expect(t:stat(robber, "bounty"), 1, "the dude's bounty")
  end,
}

scenario "This is a Holdup! takes no more than the owner has" {
  function(t)
    local card, robber = holdup(t, 3)
    t:ghost_rock(2, 2)
    t:use(card)
    t:expect_true(not t:offers "3", "no more than there is")
    t:choose(2)
    t:expect(t:ghost_rock(1), 12, "the stash")
    t:expect(t:ghost_rock(2), 0, "the owner's stash")
    t:expect(t:stat(robber, "bounty"), 2, "the dude's bounty")
  end,
}

scenario "This is a Holdup! wants an unbooted dude at a rival's deed" {
  function(t)
    local card = t:in_hand { card = "this_is_a_holdup" }
    local ours = t:deed { production = 2 }
    local bank = t:deed { player = 2, production = 2 }
    local lost = t:dude { player = 2, influence = 1, at = ours }
    t:dude { at = ours }
    t:dude { at = "square" }
    t:dude { at = "home 2" }
    t:dude { at = bank, booted = true }
    t:dude { player = 2, at = bank }
    t:refuses(card)
    local robber = t:dude { at = bank, influence = 1 }
    t:expect(t:controller(bank), 1, "who controls the deed")
    t:use(card)
    t:choose(2)
    t:expect(t:ghost_rock(2), 8, "the owner's stash")
    t:expect(t:stat(robber, "bounty"), 2, "the dude's bounty")
    t:expect(t:stat(lost, "bounty"), 0, "another's bounty")
  end,
}

scenario "This is a Holdup! makes nobody wanted for what was not taken, then or later" {
  function(t)
    local card, robber, bank = holdup(t, 2)
    local again = t:in_hand { card = "this_is_a_holdup" }
    local keeper = t:deed { player = 2, card = "bank_of_california" }
    t:use(card)
    t:choose(2)
    t:expect(t:ghost_rock(2), 10, "the owner's stash")
    t:expect(t:stat(robber, "bounty"), 0, "the dude's bounty")
    t:dude { influence = 1, at = keeper }
    local second = t:dude { at = bank }
    t:until_turn_of(1)
    t:use(again)
    t:choose(bank)
    t:choose(2)
    t:expect(t:ghost_rock(2), 8, "the owner's stash, which nothing keeps now")
    t:expect(t:stat(second, "bounty"), 2, "the second dude's bounty")
    t:expect(t:stat(robber, "bounty"), 0, "the first dude's bounty")
  end,
}
