local function bought(t)
  local daomei = t:in_hand { card = "daomei_wang" }
  local bandit = t:dude { card = "randall", booted = true }
  local other = t:dude { card = "hiram_capatch", at = "square" }
  local drifter = t:dude {}
  local rival = t:dude { player = 2, card = "abuelita_espinoza" }
  t:shop(daomei)
  return daomei, bandit, other, drifter, rival
end

scenario "Daomei Wang: another Righteous Bandit moves when she comes" {
  function(t)
    local daomei, bandit, other, drifter, rival = bought(t)
    t:use(daomei)
    t:expect_true(t:offers(other), "any of them")
    for _, dude in ipairs { daomei, drifter, rival } do
      t:expect_true(not t:offers(dude), "only others of yours and of the Righteous Bandits")
    end
    t:choose(bandit)
    t:expect_true(not t:offers(t:place "home 1"), "another place")
    t:choose "home 2"
    t:expect(t:where(bandit), t:place "home 2", "where the dude is")
    t:expect(t:where(other), t:place "square", "where the other is")
    t:expect(t:where(daomei), t:place "home 1", "where she is")
    t:expect_true(not t:is_booted(daomei), "she is unbooted")
  end,
}

scenario "Daomei Wang: nobody boots for it" {
  function(t)
    local daomei, _, other = bought(t)
    t:use(daomei)
    t:choose(other)
    t:choose "home 2"
    t:expect_true(not t:is_booted(other), "unbooted")
  end,
}

scenario "Daomei Wang: it may be left" {
  function(t)
    local _, bandit = bought(t)
    t:pass()
    t:expect(t:where(bandit), t:place "home 1", "where the dude is")
  end,
}

scenario "Daomei Wang alone moves nobody" {
  function(t)
    local daomei = t:in_hand { card = "daomei_wang" }
    t:dude { at = "square" }
    t:shop(daomei)
    t:expect_true(not t:can_use(daomei), "no React")
  end,
}

scenario "Daomei Wang: not when another comes" {
  function(t)
    local daomei = t:dude { card = "daomei_wang" }
    local randall = t:in_hand { card = "randall" }
    t:dude { card = "hiram_capatch", at = "square" }
    t:shop(randall)
    t:expect_true(not t:can_use(daomei), "no React")
  end,
}

scenario "Daomei Wang: only in High Noon" {
  function(t)
    t:phase "setup"
    local travis = t:dude { card = "travis_moone" }
    t:dude { card = "randall" }
    local daomei = t:dude { card = "daomei_wang" }
    t:hand(1, 2)
    t:expect_true(t:can_use(travis), "he may react as the game starts")
    t:expect_true(not t:can_use(daomei), "she does not")
    t:pass()
  end,
}
