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
