scenario "Law Dogs: some influence of yours puts a bounty on a dude of less" {
  proves = { "RC-CARD-004" },
  function(t)
    local law = t:outfit { card = "law_dogs" }
    local one = t:dude { influence = 1, at = "square" }
    local two = t:dude { influence = 2 }
    local also = t:dude { influence = 2 }
    local suspect = t:dude { player = 2, influence = 2 }
    t:use(law)
    t:choose(two)
    t:choose(one)
    t:take "done"
    t:choose(suspect)
    t:expect(t:stat(suspect, "bounty"), 1, "the suspect's bounty")
    t:expect_true(t:is_booted(one) and t:is_booted(two), "those chosen are booted")
    t:expect_true(not t:is_booted(also), "the third is not")
    t:expect_true(not t:is_booted(suspect), "nor is the suspect")
    t:expect_true(t:is_booted(law), "the home is")
  end,
}

scenario "Law Dogs: as much influence as the dude has is not enough" {
  function(t)
    local law = t:outfit { card = "law_dogs" }
    local two = t:dude { influence = 2 }
    t:dude { influence = 2, booted = true }
    t:dude { player = 2, influence = 3 }
    t:dude { player = 2, influence = 2 }
    t:refuses(law)
    local weak = t:dude { player = 2, influence = 1 }
    t:use(law)
    t:take "done"
    t:expect(t:stat(weak, "bounty"), 1, "the bounty of who has less")
    t:expect_true(t:is_booted(two), "booted")
  end,
}

scenario "Law Dogs may put a bounty on a dude of yours" {
  proves = { "RC-CARD-005" },
  function(t)
    local law = t:outfit { card = "law_dogs" }
    local two = t:dude { influence = 2 }
    local one = t:dude { influence = 1 }
    local rival = t:dude { player = 2, influence = 2 }
    t:use(law)
    t:choose(two)
    t:expect_true(not t:offers(rival), "a rival's dude boots for nobody")
    t:take "done"
    t:expect(t:stat(one, "bounty"), 1, "the bounty")
    t:expect(t:stat(two, "bounty"), 0, "the other's")
    t:expect_true(not t:is_booted(one), "unbooted")
  end,
}
