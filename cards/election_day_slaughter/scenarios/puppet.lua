local function stage(t, pulled)
  local huckster = t:dude { keywords = { "Huckster 0" }, at = "square", influence = 1 }
  local hex = t:spell { card = "puppet", on = huckster }
  local puppet = t:dude { player = 2, value = 4, bullets = 2, influence = 1, at = "square" }
  t:pulls(1, pulled)
  t:use(hex)
  return hex, puppet, huckster
end

scenario "Puppet takes a dude over until Sundown is over" {
  function(t)
    local other = t:dude { player = 2, value = 3, at = "square" }
    local away = t:dude { player = 2 }
    local hex, puppet, huckster = stage(t, "7C")
    t:expect_true(t:offers(other), "any dude there")
    t:expect_true(not t:offers(away), "nobody elsewhere")
    t:choose(puppet)
    t:expect(t:controller(puppet), 1, "who controls the dude")
    t:expect(t:controller(other), 2, "who controls the other")
    t:expect_true(t:is_booted(hex), "the Hex boots")
    t:expect_true(not t:is_booted(huckster), "the Huckster does not")
    t:expect(t:where(puppet), t:place "square", "where the dude is")
    t:hand(1, 6)
    t:until_phase "sundown"
    t:expect(t:controller(puppet), 1, "who controls the dude at Sundown")
    t:until_day(2)
    t:expect(t:controller(puppet), 2, "who controls the dude on the next day")
  end,
}

scenario "Puppet needs a check of the dude's grit" {
  function(t)
    local _, puppet = stage(t, "6C")
    t:expect(t:controller(puppet), 2, "who controls the dude")
  end,
}

scenario "Puppet has to be unbooted" {
  function(t)
    local huckster = t:dude { keywords = { "Huckster 0" } }
    local hex = t:spell { card = "puppet", on = huckster, booted = true }
    t:dude { player = 2, at = "home 1" }
    t:refuses(hex)
  end,
}

scenario "Puppet takes over a dude whose like you have in play" {
  proves = { "RC-CARD-128" },
  function(t)
    local mine = t:dude { card = "jake_smiley" }
    local huckster = t:dude { keywords = { "Huckster 3" }, at = "square" }
    local hex = t:spell { card = "puppet", on = huckster }
    local theirs = t:dude { player = 2, card = "jake_smiley", at = "square" }
    t:pulls(1, "KC")
    t:use(hex)
    t:expect(t:controller(theirs), 1, "who controls theirs")
    t:expect(t:controller(mine), 1, "who controls mine")
    t:expect(t:zone(mine), "in_play", "mine is")
  end,
}

scenario "Puppet does not keep you from bringing in your own copy" {
  proves = { "RC-CARD-129" },
  function(t)
    local mine = t:in_hand { card = "jake_smiley" }
    local huckster = t:dude { keywords = { "Huckster 3" }, at = "square" }
    local hex = t:spell { card = "puppet", on = huckster }
    local theirs = t:dude { player = 2, card = "jake_smiley", at = "square" }
    t:pulls(1, "KC")
    t:use(hex)
    t:until_turn_of(1)
    t:shop(mine)
    t:expect(t:zone(mine), "in_play", "mine is")
    t:expect(t:controller(theirs), 1, "who controls theirs")
  end,
}

scenario "Puppet: a dude who is replaced by your own version stays with you" {
  proves = { "RC-CARD-130" },
  function(t)
    local version = t:in_hand { card = "philip_swinford_exp1" }
    local huckster = t:dude { keywords = { "Huckster 9" }, at = "square" }
    local hex = t:spell { card = "puppet", on = huckster }
    local dude = t:dude { player = 2, card = "philip_swinford", at = "home 1" }
    t:move(huckster, "home 1")
    t:until_turn_of(1)
    t:pulls(1, "KC")
    t:use(hex)
    t:until_turn_of(1)
    t:take "Replace"
    t:expect(t:count(2, "discard_pile"), 1, "cards in its owner's discard pile")
    t:hand(1, 5)
    t:until_day(2)
    t:expect(t:controller(dude), 1, "who controls the dude, who is the new version now")
    t:expect(t:zone(dude), "in_play", "the dude is")
    t:expect(t:zone(version), "discard_pile", "the old version is in")
  end,
}
