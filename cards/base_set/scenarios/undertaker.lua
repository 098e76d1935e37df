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
