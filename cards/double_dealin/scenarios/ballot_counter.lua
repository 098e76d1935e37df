scenario "Ballot Counter: each ghost rock is 1 influence, as often as it is paid" {
  function(t)
    local dude = t:dude { influence = 1 }
    local counter = t:goods { card = "ballot_counter", on = dude }
    t:use(counter)
    t:expect(t:stat(dude, "influence"), 2, "the influence")
    t:expect(t:ghost_rock(1), 9, "the stash")
    t:expect_true(not t:is_booted(counter), "nothing boots")
    t:expect_true(not t:is_booted(dude), "nor does the dude")
    t:until_turn_of(1)
    t:use(counter)
    t:expect(t:stat(dude, "influence"), 3, "the influence, once more")
    t:expect(t:ghost_rock(1), 8, "the stash, once more")
  end,
}

scenario "Ballot Counter works while booted, not without ghost rock" {
  function(t)
    local dude = t:dude { booted = true, influence = 0 }
    local counter = t:goods { card = "ballot_counter", on = dude, booted = true }
    t:ghost_rock(1, 1)
    t:use(counter)
    t:expect(t:stat(dude, "influence"), 1, "the influence")
    t:until_turn_of(1)
    t:refuses(counter)
  end,
}

scenario "Ballot Counter keeps its counters till the end of Upkeep" {
  function(t)
    local dude = t:dude { influence = 1 }
    local clerk = t:dude { upkeep = 1 }
    local rival = t:dude { player = 2, influence = 1 }
    local counter = t:goods { card = "ballot_counter", on = dude }
    t:use(counter)
    t:until_turn_of(1)
    t:use(counter)
    t:until_phase "upkeep"
    t:expect(t:stat(dude, "influence"), 3, "the influence in Upkeep")
    t:take "Pay upkeep"
    t:until_phase "noon"
    t:expect(t:zone(clerk), "in_play", "who is paid is")
    t:expect(t:stat(dude, "influence"), 1, "the influence afterwards")
    t:expect(t:stat(rival, "influence"), 1, "the rival's influence")
    t:expect(t:stat(counter, "influence"), 0, "the counters")
  end,
}
