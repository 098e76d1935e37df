scenario "Lillian Morgan brings 3 ghost rock into the posse, gone after the shootout" {
  function(t)
    local lillian = t:dude { card = "lillian_morgan", at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:expect(t:stat(lillian, "ghost_rock"), 0, "on her before")
    t:call_out(lillian, rival)
    t:accept()
    t:expect(t:stat(lillian, "ghost_rock"), 3, "on her in the posse")
    t:expect(t:stat(lillian, "bounty"), 0, "her bounty")
    t:draws(1, "2S 2H 6D 8C TS")
    t:draws(2, "3H 4D 6C 8S TH")
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(lillian), "in_play", "she is")
    t:expect(t:stat(lillian, "ghost_rock"), 0, "on her after the shootout")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "Lillian Morgan brings no ghost rock to the posse of others" {
  function(t)
    local lillian = t:dude { card = "lillian_morgan" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:done()
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(lillian, "ghost_rock"), 0, "on her")
    t:dude {}
    t:refuses(lillian)
  end,
}

scenario "Lillian Morgan calls a dude for each ghost rock" {
  function(t)
    local lillian = t:dude { card = "lillian_morgan", at = "square" }
    local far = t:deed { keywords = { "Out of Town" } }
    local one = t:dude { at = far, booted = true }
    local two = t:dude { booted = true, at = far }
    local three = t:dude { at = far, booted = true }
    local foreign = t:dude { player = 2 }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(lillian, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:ghost_rock(1, 0)
    t:use(lillian)
    t:expect_true(not t:offers "0", "nothing for nothing")
    t:expect_true(t:offers "3", "one for each dude")
    t:choose(2)
    t:expect(t:stat(lillian, "ghost_rock"), 1, "on her, 2 less")
    t:expect_true(not t:offers(foreign), "another player's dude")
    t:choose(one)
    t:expect_true(not t:offers "Done", "fewer than paid for")
    t:choose(three)
    t:done()
    t:expect(t:side(one), 1, "the first one's posse")
    t:expect(t:side(three), 1, "the second one's posse")
    t:expect(t:side(two), 0, "the posse of one not called")
    t:expect(t:where(one), t:place("square"), "where the first is")
    t:until_turn_of(1)
    t:refuses(lillian)
  end,
}

scenario "Lillian Morgan calls no more dudes than there are" {
  function(t)
    local lillian = t:dude { card = "lillian_morgan", at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(lillian, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:refuses(lillian)
    local friend = t:dude { at = "home" }
    t:ghost_rock(1, 0)
    t:use(lillian)
    t:expect(t:side(friend), 1, "the friend's posse")
    t:expect(t:stat(lillian, "ghost_rock"), 2, "on her, 1 less")
  end,
}

scenario "Lillian Morgan pays for an Auto-Revolver invented in the shootout" {
  proves = { "RC-CARD-038" },
  function(t)
    local workshop = t:deed {}
    local lillian = t:dude { card = "lillian_morgan", at = workshop }
    local inventor = t:dude { keywords = { "Mad Scientist 2" }, at = workshop }
    local rival = t:dude { player = 2, at = workshop }
    local gadget = t:in_hand { card = "auto_revolver" }
    t:ghost_rock(1, 0)
    t:call_out(lillian, rival)
    t:accept()
    t:join(inventor)
    t:go_on_to("shootout_play", 1)
    t:pulls(1, "KS")
    t:shop(gadget, inventor)
    t:expect(t:host(gadget), inventor, "who carries it")
    t:expect(t:stat(lillian, "ghost_rock"), 2, "on her, 1 less")
  end,
}

scenario "Lillian Morgan does not pay what an ability makes you pay besides" {
  proves = { "RC-CARD-039" },
  function(t)
    local lillian = t:dude { card = "lillian_morgan", at = "square" }
    local huckster = t:dude { keywords = { "Huckster 2" }, at = "square" }
    local hex = t:spell { card = "raising_hell", on = huckster }
    local rival = t:dude { player = 2, at = "square" }
    t:in_hand { card = "reserves" }
    local horror = t:in_boot_hill { title = "Horror", keywords = { "Abomination" }, cost = 2 }
    t:call_out(huckster, rival)
    t:accept()
    t:join(lillian)
    t:go_on_to("shootout_play", 1)
    t:ghost_rock(1, 0)
    t:pulls(1, "KS")
    t:use(hex)
    t:expect(t:zone(horror), "boot_hill", "the Abomination is")
    t:expect(t:stat(lillian, "ghost_rock"), 3, "on her")
  end,
}
