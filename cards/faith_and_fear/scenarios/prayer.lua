--- A dude with these keywords at this place, prayed for.
local function pray(t, keywords, at)
  local card = t:in_hand { card = "prayer" }
  local faithful = t:dude { keywords = keywords, influence = 1, at = at }
  t:dude { player = 2, influence = 9 }
  t:use(card)
  return faithful
end

scenario "Prayer: a Miracle is attached at a place of the other player" {
  proves = { "RC-CARD-176" },
  function(t)
    local site = t:deed { player = 2 }
    t:dude { player = 2, influence = 2, at = site }
    local miracle, gun = t:in_hand { card = "holy_roller" }, t:in_hand { card = "peacemaker" }
    local other = t:dude { keywords = { "Blessed 1" }, at = "square" }
    local card = t:in_hand { card = "prayer" }
    local faithful = t:dude { keywords = { "Blessed 2" }, at = site }
    t:expect_true(not t:offers(miracle), "not before")
    t:use(card)
    t:choose(faithful)
    t:until_turn_of(1)
    t:expect_true(not t:offers(gun), "no other goods")
    t:shop(miracle, faithful)
    t:expect(t:host(miracle), faithful, "who has it")
    t:expect(t:stat(faithful, "blessed"), 2, "as Blessed as before")
    t:expect(t:where(other), t:place "square", "another is in the square")
  end,
}

scenario "Prayer: a Miracle is attached as a Shootout play" {
  proves = { "RC-CARD-175" },
  function(t)
    local card = t:in_hand { card = "prayer" }
    local faithful = t:dude { keywords = { "Blessed 2" }, at = "square" }
    local friend = t:dude { keywords = { "Blessed 2" }, at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    local miracle = t:in_hand { card = "soothe" }
    local gun = t:in_hand { card = "peacemaker" }
    t:use(card)
    t:choose(faithful)
    t:until_turn_of(1)
    t:call_out(faithful, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:expect_true(not t:offers(gun), "no other goods")
    t:expect_true(not t:offers(friend), "nobody else gets one")
    t:shop(miracle, faithful)
    t:expect(t:host(miracle), faithful, "who has it")
    t:expect(t:ghost_rock(1), 9, "the stash")
    t:expect(select(2, t:asked()), 2, "whose play is next")
  end,
}

scenario "Prayer makes a dude Blessed, and takes the Miracles after Sundown" {
  function(t)
    local site = t:deed {}
    t:hand(1, 1)
    local faithful = pray(t, nil, site)
    t:expect_true(t:has(faithful, "Blessed"), "Blessed")
    t:expect(t:stat(faithful, "blessed"), 0, "rating")
    local miracle = t:in_hand { card = "holy_roller" }
    local gun = t:goods { card = "peacemaker", on = faithful }
    local other = t:spell { card = "holy_roller", on = t:dude { keywords = { "Blessed 1" } } }
    t:until_turn_of(1)
    t:shop(miracle, faithful)
    t:until_phase "sundown"
    t:expect(t:host(miracle), faithful, "who has it at Sundown")
    t:until_day(2)
    t:expect(t:zone(miracle), "discard_pile", "the Miracle is in")
    t:expect(t:zone(gun), "in_play", "other goods are")
    t:expect(t:zone(other), "in_play", "another's Miracle is")
    t:expect_true(not t:has(faithful, "Blessed"), "not Blessed any more")
  end,
}

scenario "Prayer leaves the Miracles of a Blessed, and ends with the day" {
  function(t)
    local faithful = pray(t, { "Blessed 2" }, "square")
    local miracle = t:spell { card = "holy_roller", on = faithful }
    local second = t:in_hand { card = "holy_roller" }
    t:until_day(2)
    t:expect(t:host(miracle), faithful, "who has it")
    t:expect(t:stat(faithful, "blessed"), 2, "as Blessed as before")
    t:go_on_to("noon_play", 1)
    t:expect_true(not t:offers(second), "no Miracle in the square any more")
  end,
}

scenario "Prayer is for your dudes" {
  function(t)
    local card = t:in_hand { card = "prayer" }
    local theirs = t:dude { player = 2 }
    t:refuses(card)
    t:dude {}
    t:dude {}
    t:until_turn_of(1)
    t:use(card)
    t:expect_true(not t:offers(theirs), "none of theirs")
  end,
}

scenario "Prayer gives nothing but Miracles, in shootouts and after Sundown" {
  function(t)
    local place = t:deed {}
    local faithful = pray(t, { "Huckster 1" }, place)
    local hex = t:spell { card = "soul_blast", on = faithful }
    local gun, miracle = t:in_hand { card = "peacemaker" }, t:in_hand { card = "soothe" }
    local rival = t:dude { player = 2, at = place }
    t:until_turn_of(1)
    t:call_out(faithful, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect_true(not t:offers(gun), "no gun")
    t:shop(miracle, faithful)
    t:draws(1, "KC KD KH KS 3D")
    t:draws(2, "9C 8D 4H 2S TD")
    t:until_day(2)
    t:expect(t:zone(miracle), "discard_pile", "the Miracle is in")
    t:expect(t:host(hex), faithful, "who has the hex")
  end,
}
