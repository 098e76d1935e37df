scenario "Kidnappin': the mark is discarded, and each of the posse has 1 more bounty" {
  function(t)
    local card = t:in_hand { card = "kidnappin" }
    local leader = t:dude { bullets = 1, at = "square" }
    local helper = t:dude { bullets = 2, at = "square" }
    local mark = t:dude { player = 2, bullets = 2, at = "square" }
    t:use(card)
    t:choose(leader)
    t:choose(mark)
    t:join(helper)
    t:go_on_to "noon_play"
    t:expect(t:zone(mark), "discard_pile", "the mark is in")
    t:expect(t:stat(leader, "bounty"), 1, "the leader's bounty")
    t:expect(t:stat(helper, "bounty"), 1, "the helper's bounty")
    t:expect_true(t:is_booted(leader), "the leader is booted")
  end,
}

scenario "Kidnappin' fails without more bullets than the mark has" {
  function(t)
    local card = t:in_hand { card = "kidnappin" }
    local leader = t:dude { bullets = 2, at = "square" }
    t:dude { bullets = 3, at = "square" }
    local mark = t:dude { player = 2, bullets = 2, at = "square" }
    t:use(card)
    t:choose(leader)
    t:choose(mark)
    t:go_on_to "noon_play"
    t:expect(t:zone(mark), "in_play", "the mark is")
    t:expect(t:happened "job.failed", 1, "failures")
    t:expect(t:stat(leader, "bounty"), 1, "the leader's bounty all the same")
  end,
}

scenario "Kidnappin' boots its leader, so nobody booted leads it" {
  function(t)
    local card = t:in_hand { card = "kidnappin" }
    t:dude { bullets = 2, at = "square", booted = true }
    t:dude { player = 2, at = "square" }
    t:refuses(card)
    local leader = t:dude { bullets = 2, at = "square" }
    local second = t:dude { player = 2, at = "square" }
    t:use(card)
    t:choose(second)
    t:expect_true(t:is_booted(leader), "booted while the job is done")
  end,
}

scenario "Kidnappin' marks a dude" {
  function(t)
    local card = t:in_hand { card = "kidnappin" }
    local leader = t:dude { bullets = 2, at = "square" }
    local deed = t:deed { player = 2 }
    local rival = t:dude { player = 2, at = "square" }
    local horse = t:goods { player = 2, on = rival }
    t:use(card)
    t:expect_true(t:offers(rival), "a dude")
    t:expect_true(t:offers(leader), "any dude")
    t:expect_true(not t:offers(deed), "no deed")
    t:expect_true(not t:offers(horse), "no goods")
    t:choose(rival)
  end,
}

scenario "Kidnappin': a bounty for joining, besides that of a Private place" {
  proves = { "RC-CARD-162" },
  function(t)
    local card = t:in_hand { card = "kidnappin" }
    local den = t:deed { player = 2, keywords = { "Private" } }
    local leader = t:dude { bullets = 3, at = den }
    local helper = t:dude { bullets = 2, at = den }
    local mark = t:dude { player = 2, bullets = 2, at = den }
    t:use(card)
    t:choose(leader)
    t:choose(mark)
    t:join(helper)
    t:expect(t:stat(leader, "bounty"), 1, "the leader's bounty before the shootout")
    t:go_on_to("oppose_job", 2)
    t:join(mark)
    t:go_on_to "shootout_play"
    t:expect(t:stat(leader, "bounty"), 2, "the leader's bounty")
    t:expect(t:stat(helper, "bounty"), 2, "the helper's bounty")
    t:expect(t:stat(mark, "bounty"), 0, "the mark's bounty")
  end,
}
