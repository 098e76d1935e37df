scenario "Supernatural Smarts make a Harrowed dude count for more, and no other" {
  proves = { "CL-HARROWED-010" },
  function(t)
    local smarts = t:in_hand { card = "supernatural_smarts" }
    local undead = t:dude { influence = 1, keywords = { "Harrowed" } }
    local second = t:dude { keywords = { "Harrowed" } }
    local plain, tired = t:dude {}, t:dude { keywords = { "Harrowed" }, booted = true }
    local theirs = t:dude { player = 2, keywords = { "Harrowed" } }
    t:use(smarts)
    t:expect_true(t:offers(second), "who it is for")
    t:expect_true(not (t:offers(plain) or t:offers(tired) or t:offers(theirs)), "who it is not for")
    t:choose(undead)
    t:expect(t:stat(undead, "influence"), 2, "influence")
    t:expect(t:zone(smarts), "boot_hill", "the card is in")
    t:until_day(2)
    t:expect(t:stat(undead, "influence"), 2, "influence on the next day")
  end,
}

scenario "Supernatural Smarts come once to a dude, whichever copy it is" {
  proves = { "CL-HARROWED-011" },
  function(t)
    local first, second = t:in_hand { card = "supernatural_smarts" }, t:in_hand { card = "supernatural_smarts" }
    t:dude { keywords = { "Harrowed" } }
    t:use(first)
    t:until_turn_of(1)
    t:refuses(second)
    t:until_day(4)
    t:until_turn_of(1)
    t:refuses(second)
  end,
}
