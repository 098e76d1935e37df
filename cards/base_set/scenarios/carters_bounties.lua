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

scenario "Carter's Bounties moves a dude of yours who is not in the shootout" {
  function(t)
    local bounties = t:deed { card = "carters_bounties" }
    local near = t:dude {}
    local far = t:dude { at = "home 2" }
    local theirs = t:dude { player = 2 }
    local gun = t:dude { at = "square" }
    local friend = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:use(bounties)
    t:expect_true(t:offers(near), "a dude near")
    t:expect_true(not t:offers(theirs), "no dude of the other")
    t:expect_true(not t:offers(friend), "nobody of the posse")
    t:choose(far)
    t:expect(t:side(far), 1, "the posse of the dude")
    t:expect_true(t:is_booted(bounties), "the deed is booted")
    t:expect_true(not t:is_booted(far), "unbooted")
  end,
}

scenario "Carter's Bounties serves who controls it" {
  function(t)
    local bounties = t:deed { card = "carters_bounties" }
    t:dude { player = 2, influence = 1, at = bounties }
    t:dude {}
    local theirs = t:dude { player = 2 }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:refuses(bounties)
    t:pass()
    t:use(bounties)
    t:choose(theirs)
    t:expect(t:side(theirs), 2, "the posse of the dude")
  end,
}
