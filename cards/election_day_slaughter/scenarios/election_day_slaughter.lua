local function job(t)
  local leader = t:dude { at = "square", influence = 1 }
  local card = t:in_hand { card = "election_day_slaughter" }
  return card, leader
end

scenario "Election Day Slaughter: each other player may unboot a dude, who may oppose" {
  proves = { "RC-CARD-149" },
  function(t)
    local card, leader = job(t)
    local voter = t:dude { player = 2, booted = true, at = t:deed { player = 2 } }
    local other = t:dude { player = 2, booted = true, at = "square" }
    local away = t:dude { player = 2, booted = true,
                          at = t:deed { player = 2, keywords = { "Out of Town" } } }
    local fresh = t:dude { player = 2, at = "square" }
    local own = t:dude { booted = true, at = "square" }
    t:use(card)
    t:expect_true(t:is_booted(leader), "the leader boots")
    t:expect(t:ghost_rock(1), 9, "the stash, 1 less")
    t:go_on_to("choose_cards", 2)
    t:expect_true(t:offers(other), "a booted dude in town")
    t:expect_true(t:offers(own), "of any player")
    t:expect_true(not t:offers(away), "nobody out of town")
    t:expect_true(not t:offers(fresh), "nobody who is unbooted")
    t:choose(voter)
    t:expect_true(not t:is_booted(voter), "the dude is unbooted")
    t:expect_true(t:is_booted(other), "the other is booted")
    t:expect(t:asked(), "oppose_job", "what is asked")
    t:expect_true(t:offers(voter), "the dude can oppose")
  end,
}

scenario "Election Day Slaughter: nobody need be unbooted" {
  function(t)
    local card = job(t)
    local voter = t:dude { player = 2, booted = true, at = t:deed { player = 2 } }
    t:dude { player = 2, at = "square" }
    t:use(card)
    t:go_on_to("choose_cards", 2)
    t:pass()
    t:expect_true(t:is_booted(voter), "the dude is booted")
    t:expect(t:happened "card.unbooted", 0, "cards unbooted")
  end,
}

scenario "Election Day Slaughter: each other player aces a dude in town" {
  function(t)
    local card, leader = job(t)
    local deed = t:deed { player = 2 }
    local victim = t:dude { player = 2, at = deed }
    local other = t:dude { player = 2, at = "square" }
    local home = t:dude { player = 2 }
    local away = t:dude { player = 2, at = t:deed { player = 2, keywords = { "Out of Town" } } }
    local own = t:dude { at = deed }
    t:use(card)
    t:go_on_to("oppose_job", 2)
    t:pass()
    t:expect_true(t:offers(home), "a dude at home")
    t:expect_true(t:offers(other), "an own dude in town")
    t:expect_true(not t:offers(away), "nobody out of town")
    t:expect_true(not t:offers(own), "no dude of the leader's player")
    t:choose(victim)
    t:expect(t:zone(victim), "boot_hill", "the dude is in")
    t:expect(t:zone(other), "in_play", "the other is")
    t:expect(t:where(leader), t:place "home 1", "where the leader is")
  end,
}

scenario "Election Day Slaughter aces nobody who is not in town" {
  function(t)
    local card = job(t)
    local away = t:dude { player = 2, at = t:deed { player = 2, keywords = { "Out of Town" } } }
    t:use(card)
    t:go_on_to "noon_play"
    t:expect(t:zone(away), "in_play", "the dude is")
    t:expect(t:happened "job.succeeded", 1, "jobs done")
  end,
}

scenario "Election Day Slaughter aces nobody if the job fails" {
  function(t)
    local card, leader = job(t)
    local rival = t:dude { player = 2, at = "square" }
    t:draws(1, "4C QD 5H 2S 9D")
    t:draws(2, "9C 9S 9D 9H 4S")
    t:use(card)
    t:go_on_to("oppose_job", 2)
    t:take "join"
    t:go_on_to("assign_casualty", 1)
    t:ace(leader)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(rival), "in_play", "the rival is")
    t:expect(t:happened "job.failed", 1, "jobs failed")
  end,
}

scenario "Election Day Slaughter needs a leader who can boot" {
  function(t)
    local card, leader = job(t)
    t:booted(leader, true)
    t:refuses(card)
  end,
}
