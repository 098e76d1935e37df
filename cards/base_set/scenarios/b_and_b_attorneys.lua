scenario "B & B Attorneys raise a bounty" {
  function(t)
    local office = t:deed { card = "b_and_b_attorneys" }
    local client = t:dude { player = 2, bounty = 1 }
    t:use(office)
    t:choose(1)
    t:expect(t:stat(client, "bounty"), 2, "the bounty")
    t:expect_true(t:is_booted(office), "the deed is booted")
    t:refuses(office)
  end,
}

scenario "B & B Attorneys lower a bounty, and set an outlaw free" {
  function(t)
    local office = t:deed { card = "b_and_b_attorneys" }
    local client, other = t:dude { bounty = 1 }, t:dude { bounty = 2 }
    local friend = t:dude { bounty = 0 }
    t:use(office)
    t:expect_true(t:offers(other), "any wanted dude can be chosen")
    t:expect_true(not t:offers(friend), "no other can")
    t:choose(client)
    t:choose(2)
    t:expect(t:stat(client, "bounty"), 0, "the bounty")
    t:expect(t:stat(other, "bounty"), 2, "the other's bounty")
  end,
}

scenario "B & B Attorneys want a wanted dude, and their controller" {
  function(t)
    local office = t:deed { card = "b_and_b_attorneys" }
    t:dude {}
    t:refuses(office)
    local outlaw = t:dude { bounty = 3 }
    t:expect_true(t:can_use(office), "with a wanted dude they can be used")
    t:dude { player = 2, influence = 1, at = office }
    t:refuses(office)
    t:pass()
    t:use(office)
    t:choose(2)
    t:expect(t:stat(outlaw, "bounty"), 2, "the bounty")
  end,
}
