local function gang(t)
  local home = t:outfit { card = "the_108_righteous_bandits" }
  local bandit = t:dude { booted = true }
  local friend = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "home 2" }
  return home, bandit, friend, rival
end

scenario "The 108 Righteous Bandits: a booted dude goes to another of yours" {
  function(t)
    local home, bandit, friend, rival = gang(t)
    local brother = t:dude {}
    t:use(home)
    t:expect_true(t:offers(bandit), "a booted dude")
    t:expect_true(t:offers(friend), "an unbooted one")
    t:expect_true(not t:offers(rival), "none of the other player")
    t:choose(bandit)
    t:expect(t:where(bandit), t:place "square", "the only place where another is")
    t:expect_true(t:is_booted(bandit), "still booted")
    t:expect_true(t:is_booted(home), "the home is booted")
    t:expect(t:where(brother), t:place "home 1", "another stays")
  end,
}

scenario "The 108 Righteous Bandits: not to where only others are" {
  function(t)
    local home, bandit, friend, rival = gang(t)
    local far = t:dude { at = t:deed {} }
    t:use(home)
    t:choose(friend)
    t:expect_true(t:offers(bandit), "to a dude at home")
    t:expect_true(t:offers(far), "to one at a deed, not adjacent either")
    t:expect_true(not t:offers(rival), "not to another player's")
    t:expect_true(not t:offers(friend), "not to oneself")
    t:choose(far)
    t:expect(t:where(friend), t:where(far), "where the dude is")
    t:expect_true(not t:is_booted(friend), "unbooted")
  end,
}

scenario "The 108 Righteous Bandits: two dudes of yours at different places are needed" {
  function(t)
    local home = t:outfit { card = "the_108_righteous_bandits" }
    t:dude { at = "square" }
    t:dude { at = "square" }
    t:dude { player = 2 }
    t:refuses(home)
  end,
}
