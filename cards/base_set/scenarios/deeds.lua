-- The deeds of the two published decks.

scenario "Bunkhouse helps dudes of little influence only" {
  proves = { "RC-ERRATA-007" },
  function(t)
    local bunkhouse = t:deed { card = "bunkhouse" }
    t:expect(t:stat(t:dude { influence = 0, at = bunkhouse }, "influence"), 1, "0 becomes")
    t:expect(t:stat(t:dude { influence = 1, at = bunkhouse }, "influence"), 2, "1 becomes")
    t:expect(t:stat(t:dude { influence = 2, at = bunkhouse }, "influence"), 2, "2 stays")
    t:expect(t:stat(t:dude { influence = 1 }, "influence"), 1, "elsewhere")
  end,
}

scenario "Bunkhouse does not count its own help" {
  proves = { "RC-ERRATA-008" },
  function(t)
    local bunkhouse = t:deed { card = "bunkhouse" }
    local dude = t:dude { influence = 1, at = bunkhouse }
    t:expect(t:stat(dude, "influence"), 2, "first read")
    t:dude { influence = 0, at = bunkhouse }
    t:expect(t:stat(dude, "influence"), 2, "read again")
    t:move(dude, "square")
    t:expect(t:stat(dude, "influence"), 1, "elsewhere")
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
    t:expect(t:stat(t:dude { value = 4 }, "value"), 4, "the value of a dude elsewhere")
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

scenario "Circle M Ranch can be used with a hand of four, for nothing" {
  function(t)
    local ranch = t:deed { card = "circle_m_ranch" }
    t:hand(1, 4)
    t:use(ranch)
    t:expect_true(t:is_booted(ranch), "it is booted")
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

scenario "Railroad Station moves nobody from elsewhere, and only for its controller" {
  function(t)
    local station = t:deed { card = "railroad_station" }
    t:dude { at = "square" }
    t:refuses(station)
    local ours = t:dude { at = station }
    t:expect_true(t:can_use(station), "with a dude there it can be used")
    local theirs = t:dude { player = 2, influence = 1, at = station }
    t:refuses(station)
    t:pass()
    t:use(station)
    t:choose "home 1"
    t:expect(t:where(theirs), t:place "home 1", "where the controller's dude is")
    t:expect(t:where(ours), station, "where the other is")
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

scenario "Carter's Bounties brings back a dude that stands where the shootout is" {
  proves = { "RC-CARD-080" },
  function(t)
    local bounties = t:deed { card = "carters_bounties" }
    local gun = t:dude { at = "square" }
    local helper = t:dude { at = "square", booted = true }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(helper), 0, "the helper's posse before")
    t:use(bounties)
    t:expect(t:side(helper), 1, "the helper's posse")
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
    local a, b = t:dude { bullets = 1, at = "square" }, t:dude { at = "square" }
    local rival = t:dude { player = 2, bullets = 1, at = "square" }
    t:draws(1, "KC KD 2S 3H 7D")
    t:draws(2, "2C 4C 7C 9C KC")
    t:call_out(a, rival)
    t:accept()
    t:join(b)
    t:go_on_to "assign_casualty"
    t:ace(a)
    t:ace(b)
    t:done()
    t:expect(t:zone(a), "boot_hill", "the first is in")
    t:expect(t:zone(b), "boot_hill", "the second is in")
    t:expect(t:ghost_rock(1), 14, "the stash")
  end,
}

scenario "Undertaker pays nothing for a card that is aced from elsewhere" {
  proves = { "RC-ERRATA-034" },
  function(t)
    t:deed { card = "undertaker" }
    local huckster = t:dude { card = "steele_archer", at = "square" }
    local hex = t:spell { card = "raising_hell", on = huckster }
    local rival = t:dude { player = 2, at = "square" }
    local offering = t:in_hand { card = "olivia_jenks" }
    t:in_boot_hill { card = "tyxarglenak" }
    t:call_out(huckster, rival)
    t:accept()
    t:pulls(1, "9C")
    t:use(hex)
    t:expect(t:zone(offering), "boot_hill", "the dude of the hand is in")
    t:expect(t:ghost_rock(1), 6, "the stash, 4 paid for the Abomination")
  end,
}

scenario "Undertaker does not count the influence of who fell there" {
  proves = { "RC-CARD-088" },
  function(t)
    local undertaker = t:deed { card = "undertaker" }
    local ours = t:dude { bullets = 1, influence = 1, at = undertaker }
    local theirs = t:dude { player = 2, bullets = 1, influence = 2, at = undertaker }
    t:draws(1, "KC KD KH 3H 7D")
    t:draws(2, "9C 9D 2H 4S 5D")
    t:expect(t:controller(undertaker), 2, "its controller before")
    t:call_out(ours, theirs)
    t:accept()
    t:go_on_to "assign_casualty"
    t:ace(theirs)
    t:done()
    t:expect(t:zone(theirs), "boot_hill", "the fallen dude is in")
    t:expect(t:ghost_rock(1), 13, "the owner's stash: 2, and 1 of bounty for joining there")
    t:expect(t:ghost_rock(2), 10, "the other's")
  end,
}

scenario "Undertaker is paid to whoever controls it at each casualty" {
  proves = { "RC-CARD-089" },
  function(t)
    local undertaker = t:deed { card = "undertaker" }
    local ours = t:dude { influence = 2, at = undertaker }
    local first = t:dude { player = 2, influence = 1, at = undertaker }
    local second = t:dude { player = 2, influence = 2, at = undertaker }
    t:expect(t:controller(undertaker), 2, "its controller before")
    t:draws(1, "2C 4C 7C 9C KC")
    t:draws(2, "KD KH 2S 3H 7D")
    t:call_out(ours, second)
    t:accept()
    t:go_on_to("join_posse", 2)
    t:join(first)
    t:go_on_to "assign_casualty"
    t:ace(first)
    t:ace(second)
    t:done()
    t:expect(t:happened "dude.aced", 2, "aced dudes")
    t:expect(t:ghost_rock(1), 16, "the owner's stash: twice 2, and 2 of bounty")
    t:expect(t:ghost_rock(2), 10, "the other's")
  end,
}
