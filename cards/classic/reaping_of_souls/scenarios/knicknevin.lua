scenario "Knicknevin takes heart from who is at home at Nightfall" {
  function(t)
    local home, theirs = t:dude { influence = 2 }, t:dude { player = 2, influence = 2 }
    local away, abroad = t:dude { influence = 2, at = "square" }, t:dude { influence = 2, at = "home 2" }
    local card = t:on_top_of_deck { player = 2, card = "knicknevin" }
    t:hand(1, 1)
    t:hand(2, 5)
    t:until_day(2)
    t:expect(t:zone(card), "boot_hill", "the card is in")
    t:expect(t:stat(home, "influence"), 2, "influence at noon")
    t:until_phase "sundown"
    t:expect(t:stat(home, "influence"), 1, "influence of who is at home")
    t:expect(t:stat(theirs, "influence"), 1, "of others too")
    t:expect(t:stat(away, "influence"), 2, "of who is not")
    t:expect(t:stat(abroad, "influence"), 2, "of who is at another's home")
    t:until_day(4)
    t:expect(t:stat(home, "influence"), 1, "for good, and once")
  end,
}

scenario "Knicknevin takes nothing from who has no influence" {
  function(t)
    local meek, shy = t:dude { player = 2, influence = 0 }, t:dude { player = 2, influence = 1 }
    t:dude { influence = 5, at = "square" }
    t:on_top_of_deck { player = 2, card = "knicknevin" }
    t:hand(1, 1)
    t:hand(2, 5)
    t:until_day(3)
    t:goods { influence = 1, on = meek }
    t:expect(t:stat(shy, "influence"), 0, "influence of who had 1")
    t:expect(t:stat(meek, "influence"), 1, "influence with goods")
  end,
}
