-- The deeds of the two published decks.

scenario "Bunkhouse helps dudes of little influence only" {
  function(t)
    local bunkhouse = t:deed { card = "bunkhouse" }
    t:expect(t:stat(t:dude { influence = 0, at = bunkhouse }, "influence"), 1, "0 becomes")
    t:expect(t:stat(t:dude { influence = 1, at = bunkhouse }, "influence"), 2, "1 becomes")
    t:expect(t:stat(t:dude { influence = 2, at = bunkhouse }, "influence"), 2, "2 stays")
    t:expect(t:stat(t:dude { influence = 1 }, "influence"), 1, "elsewhere")
  end,
}

scenario "Cattle Market wants another Ranch, and raises values" {
  function(t)
    local market = t:deed { card = "cattle_market" }
    local dude = t:dude { value = 4, at = market }
    t:expect(t:stat(dude, "value"), 7, "the value of a dude there")
    t:expect(t:stat(market, "control"), 0, "control points alone")
    t:deed { player = 2, card = "circle_m_ranch" }
    t:expect(t:stat(market, "control"), 1, "with another Ranch in play")
  end,
}

scenario "Circle M Ranch draws a card for a small hand" {
  function(t)
    local ranch = t:deed { card = "circle_m_ranch" }
    for _ = 1, 3 do t:in_hand { card = "reserves" } end
    t:use(ranch)
    t:expect(t:hand_count(1), 4, "cards in hand")
  end,
}

scenario "Railroad Station moves a dude from there" {
  function(t)
    local station = t:deed { card = "railroad_station" }
    local dude = t:dude { at = station, booted = true }
    t:use(station)
    t:choose "home 2"
    t:expect(t:where(dude), t:place("home 2"), "where the dude is")
    t:expect_true(t:is_booted(station), "the deed is booted")
  end,
}

scenario "The Pharmacy unboots a dude" {
  function(t)
    local pharmacy = t:deed { card = "the_pharmacy" }
    local dude = t:dude { booted = true }
    t:use(pharmacy)
    t:expect_true(not t:is_booted(dude), "unbooted")
  end,
}

scenario "The Union Casino rewards a bid of four more" {
  function(t)
    local casino = t:deed { card = "the_union_casino" }
    local gambler = t:dude { at = casino, influence = 1 }
    t:use(casino)
    t:choose(5)
    t:choose(1)
    t:expect(t:ghost_rock(1), 5, "the bidder's stash")
    t:expect(t:ghost_rock(2), 9, "the other's")
    t:expect(t:stat(gambler, "control"), 1, "control points of the dude")
  end,
}

scenario "The Union Casino rewards no less" {
  function(t)
    local casino = t:deed { card = "the_union_casino" }
    local gambler = t:dude { at = casino, influence = 1 }
    t:use(casino)
    t:choose(5)
    t:choose(2)
    t:expect(t:stat(gambler, "control"), 0, "control points of the dude")
  end,
}

scenario "Carter's Bounties brings a dude into the posse from anywhere" {
  function(t)
    local bounties = t:deed { card = "carters_bounties" }
    local far = t:deed { keywords = { "Out of Town" } }
    local helper = t:dude { at = far, booted = true }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(bounties)
    t:expect(t:side(helper), 1, "the helper's posse")
    t:expect(t:where(helper), t:place("square"), "where the helper is")
  end,
}

scenario "Undertaker pays its controller for every aced dude" {
  proves = { "RC-ERRATA-033" },
  function(t)
    t:deed { card = "undertaker" }
    local huckster = t:dude { card = "steele_archer", at = "square" }
    local hex = t:spell { card = "soul_blast", on = huckster }
    local victim = t:dude { player = 2, value = 3, bullets = 1, influence = 1, at = "square" }
    t:call_out(huckster, victim)
    t:accept()
    t:pulls(1, "9C")
    t:use(hex)
    t:choose(victim)
    t:expect(t:zone(victim), "boot_hill", "the victim is in")
    t:expect(t:ghost_rock(1), 12, "the stash")
  end,
}
