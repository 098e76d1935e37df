scenario "Ambush aces the mark, at a price" {
  function(t)
    local card = t:in_hand { card = "ambush" }
    local leader = t:dude { at = "square" }
    local friend = t:dude { at = "square" }
    local mark = t:dude { player = 2, at = "square" }
    t:use(card)
    t:choose(leader)
    t:choose(mark)
    t:expect_true(t:is_booted(leader), "the leader has booted for it")
    t:join(friend)
    t:go_on_to "noon_play"
    t:expect(t:zone(mark), "boot_hill", "the mark is in")
    t:expect(t:stat(leader, "bounty"), 1, "the leader's bounty")
    t:expect(t:stat(friend, "bounty"), 1, "the other's bounty")
    t:expect(t:ghost_rock(1), 6, "the stash, 4 paid for the card")
    t:expect(t:where(leader), t:place "home 1", "where the leader is")
  end,
}

scenario "Ambush on a wanted dude costs no bounty" {
  function(t)
    local card = t:in_hand { card = "ambush" }
    local leader = t:dude { at = "square" }
    local friend = t:dude { at = "square" }
    local mark = t:dude { player = 2, at = "square", bounty = 1 }
    t:use(card)
    t:choose(leader)
    t:choose(mark)
    t:join(friend)
    t:go_on_to "noon_play"
    t:expect(t:zone(mark), "boot_hill", "the mark is in")
    t:expect(t:stat(leader, "bounty"), 0, "the leader's bounty")
    t:expect(t:stat(friend, "bounty"), 0, "the other's bounty")
  end,
}

scenario "Ambush wants an unbooted leader and a dude as its mark, perhaps an own one" {
  function(t)
    local card = t:in_hand { card = "ambush" }
    local deed = t:deed { player = 2 }
    local mark = t:dude { player = 2 }
    local idle = t:dude { at = "square", booted = true }
    t:refuses(card)
    local leader = t:dude { at = "square" }
    t:use(card)
    t:expect_true(t:offers(mark), "a rival's dude")
    t:expect_true(not t:offers(deed), "no deed")
    t:choose(idle)
    t:go_on_to "noon_play"
    t:expect(t:zone(idle), "boot_hill", "the mark is in")
    t:expect(t:zone(leader), "in_play", "the leader is")
  end,
}

scenario "Ambush that fails spares the mark, and the bounty stays" {
  function(t)
    local card = t:in_hand { card = "ambush" }
    local leader = t:dude { bullets = 1, at = "square" }
    local mark = t:dude { player = 2, bullets = 1, at = "square" }
    t:draws(1, "KC QD 2S 3H 7D")
    t:draws(2, "9C 9D 9H 4S 5D")
    t:use(card)
    t:choose(mark)
    t:go_on_to("oppose_job", 2)
    t:join(mark)
    t:expect(t:stat(mark, "bounty"), 0, "no bounty for who opposes")
    t:go_on_to "assign_casualty"
    t:expect(t:stat(leader, "bounty"), 1, "the leader's bounty")
    t:ace(leader)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(leader), "boot_hill", "the leader is in")
    t:expect(t:where(mark), t:place "square", "where the mark is")
  end,
}

scenario "Ambush looks anew whether the mark is wanted each time a dude joins" {
  proves = { "RC-CARD-135" },
  function(t)
    local card = t:in_hand { card = "ambush" }
    local stakes = t:in_hand { card = "the_stakes_just_rose" }
    local land = t:deed { keywords = { "Private" } }
    local leader = t:dude { at = land }
    local helper = t:dude { at = "home" }
    local mark = t:dude { player = 2, at = land }
    t:use(card)
    t:choose(leader)
    t:choose(mark)
    t:go_on_to("oppose_job", 2)
    t:join(mark)
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(leader, "bounty"), 1, "bounty of who joined before")
    t:expect(t:stat(mark, "bounty"), 1, "the mark's, for a fight on another's land")
    t:use(stakes)
    t:expect(t:side(helper), 1, "the helper's posse")
    t:expect(t:stat(helper, "bounty"), 0, "bounty of who joined after")
  end,
}

scenario "Ambush: a mark who is gone is not wanted" {
  proves = { "RC-CARD-136" },
  function(t)
    local card = t:in_hand { card = "ambush" }
    local stakes = t:in_hand { card = "the_stakes_just_rose" }
    local leader = t:dude { bullets = 1, at = "square" }
    local helper = t:dude { at = "home" }
    local mark = t:dude { player = 2, at = "square", bounty = 2 }
    local guard = t:dude { player = 2, bullets = 1, at = "square" }
    t:draws(1, "KC KD 2S 3H 7D")
    t:draws(2, "9C QD 2H 4S 5D")
    t:use(card)
    t:choose(leader)
    t:choose(mark)
    t:go_on_to("oppose_job", 2)
    t:join(mark)
    t:join(guard)
    t:go_on_to("assign_casualty", 2)
    t:discard(mark)
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(leader, "bounty"), 0, "bounty of who joined before")
    t:use(stakes)
    t:expect(t:stat(helper, "bounty"), 1, "bounty of who joined after")
  end,
}
