scenario "Bluetick leads to a wanted dude" {
  function(t)
    local hunter = t:dude { booted = true }
    local hound = t:goods { card = "bluetick", on = hunter }
    local quarry = t:dude { player = 2, bounty = 1, at = "home 2" }
    local outlaw = t:dude { bounty = 2, at = "square" }
    local citizen = t:dude { player = 2, at = "square" }
    t:use(hound)
    t:expect_true(t:offers(outlaw), "an own wanted dude can be chosen")
    t:expect_true(not t:offers(citizen), "nobody else can")
    t:choose(quarry)
    t:expect(t:where(hunter), t:place "home 2", "where the dude is")
    t:expect(t:where(quarry), t:place "home 2", "where the wanted dude is")
    t:expect_true(t:is_booted(hound), "the Sidekick is booted")
    t:expect(t:happened "dude.moved", 1, "moves")
  end,
}

scenario "Bluetick does not boot its dude" {
  function(t)
    local hunter = t:dude {}
    local hound = t:goods { card = "bluetick", on = hunter }
    t:dude { player = 2, bounty = 1, at = "square" }
    t:use(hound)
    t:expect(t:where(hunter), t:place "square", "where the dude is")
    t:expect_true(not t:is_booted(hunter), "unbooted")
    t:until_turn_of(1)
    t:refuses(hound)
  end,
}

scenario "Bluetick wants a wanted dude somewhere else" {
  function(t)
    local hunter = t:dude { bounty = 1, at = "square" }
    local hound = t:goods { card = "bluetick", on = hunter }
    t:dude { player = 2, bounty = 1, at = "square" }
    t:dude { player = 2 }
    t:refuses(hound)
  end,
}
