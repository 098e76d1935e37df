scenario "Pox Walker takes 3 off a value, for good" {
  function(t)
    local pox = t:dude { card = "pox_walker", at = "square" }
    local victim = t:dude { player = 2, value = 9, at = "square" }
    local other = t:dude { player = 2, value = 2, at = "square" }
    local far = t:dude { player = 2, value = 4, at = "home 2" }
    t:use(pox)
    t:expect_true(not t:offers(far), "only a dude here")
    t:choose(victim)
    t:expect(t:stat(victim, "value"), 6, "value")
    t:expect(t:zone(other), "in_play", "another dude is")
    t:expect(t:zone(victim), "in_play", "the dude is")
    t:until_day(2)
    t:expect(t:stat(victim, "value"), 6, "value on the next day")
  end,
}

scenario "Pox Walker leaves a value of 1" {
  function(t)
    local pox = t:dude { card = "pox_walker", at = "square" }
    local victim = t:dude { player = 2, value = 4, at = "square" }
    t:use(pox)
    t:choose(victim)
    t:expect(t:stat(victim, "value"), 1, "value")
    t:expect(t:zone(victim), "in_play", "the dude is")
  end,
}

scenario "Pox Walker aces who has no value left" {
  function(t)
    local pox = t:dude { card = "pox_walker", at = "square" }
    local victim = t:dude { player = 2, value = 3, at = "square" }
    t:use(pox)
    t:choose(victim)
    t:expect(t:zone(victim), "boot_hill", "the dude is in")
  end,
}
