scenario "Earthquake aces poor Strikes" {
  function(t)
    t:phase "gambling"
    t:on_top_of_deck { card = "earthquake" }
    t:draws(2, "3C 4D 5H 6S 8C")
    local poor = t:deed { keywords = { "Strike" }, production = 2 }
    local theirs = t:deed { player = 2, keywords = { "Strike" }, production = 0 }
    local rich = t:deed { keywords = { "Strike" }, production = 3 }
    local deed = t:deed { production = 1 }
    t:until_phase "noon"
    t:expect(t:zone(poor), "boot_hill", "a Strike that makes 2 is in")
    t:expect(t:zone(theirs), "boot_hill", "another player's is in")
    t:expect(t:zone(rich), "in_play", "one that makes 3 is")
    t:expect(t:zone(deed), "in_play", "another deed is")
  end,
}
