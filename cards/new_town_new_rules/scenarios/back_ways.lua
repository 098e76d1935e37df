scenario "Back Ways moves your wanted dude anywhere without booting" {
  function(t)
    local card = t:in_hand { card = "back_ways" }
    local far = t:deed { keywords = { "Out of Town" } }
    local fugitive = t:dude { bounty = 1, at = far }
    local honest = t:dude {}
    local foreign = t:dude { player = 2, bounty = 1 }
    t:use(card)
    t:expect_true(not t:offers(honest), "a dude who is not wanted")
    t:expect_true(not t:offers(foreign), "another player's dude")
    t:choose "home 2"
    t:expect(t:where(fugitive), t:place("home 2"), "where the dude is")
    t:expect_true(not t:is_booted(fugitive), "unbooted")
  end,
}

scenario "Back Ways moves a booted dude, but not to where he is" {
  function(t)
    local card = t:in_hand { card = "back_ways" }
    local fugitive = t:dude { bounty = 2, booted = true, at = "square" }
    t:dude { player = 2, bounty = 1 }
    t:use(card)
    t:expect_true(not t:offers "square", "the place where he is")
    t:choose "home 1"
    t:expect(t:where(fugitive), t:place("home 1"), "where the dude is")
  end,
}

scenario "Back Ways needs a wanted dude of yours" {
  function(t)
    local card = t:in_hand { card = "back_ways" }
    t:dude {}
    t:dude { player = 2, bounty = 1 }
    t:refuses(card)
  end,
}
