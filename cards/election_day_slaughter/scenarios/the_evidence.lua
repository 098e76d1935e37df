scenario "The Evidence takes all bounty off a dude" {
  function(t)
    local evidence = t:goods { card = "the_evidence", on = t:dude { booted = true } }
    local outlaw = t:dude { bounty = 3 }
    local rival = t:dude { player = 2, bounty = 1 }
    local honest = t:dude { bounty = 0 }
    t:use(evidence, 1)
    t:expect_true(t:offers(rival), "any wanted dude")
    t:expect_true(not t:offers(honest), "no dude who is not wanted")
    t:choose(outlaw)
    t:expect(t:stat(outlaw, "bounty"), 0, "the bounty")
    t:expect(t:stat(rival, "bounty"), 1, "the bounty of another")
    t:expect(t:zone(evidence), "discard_pile", "the card is in")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "The Evidence adds 2 bounty for 1 ghost rock" {
  function(t)
    local bearer = t:dude {}
    local evidence = t:goods { card = "the_evidence", on = bearer }
    local rival = t:dude { player = 2, bounty = 1 }
    t:use(evidence, 2)
    t:expect_true(t:offers(bearer), "any dude")
    t:choose(rival)
    t:expect(t:stat(rival, "bounty"), 3, "the bounty, 2 more")
    t:expect(t:stat(bearer, "bounty"), 0, "the bounty of another")
    t:expect(t:zone(evidence), "boot_hill", "the card is in")
    t:expect(t:ghost_rock(1), 9, "the stash, 1 less")
  end,
}

scenario "The Evidence needs somebody wanted, or 1 ghost rock" {
  function(t)
    local evidence = t:goods { card = "the_evidence", on = t:dude {} }
    t:dude { player = 2 }
    t:ghost_rock(1, 0)
    t:refuses(evidence)
    t:ghost_rock(1, 1)
    t:until_turn_of(1)
    t:expect_true(not t:can_use(evidence, 1), "nobody is wanted")
    t:expect_true(t:can_use(evidence, 2), "but somebody may be")
  end,
}
