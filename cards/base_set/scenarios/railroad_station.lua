scenario "Railroad Station moves a dude from there" {
  function(t)
    local station = t:deed { card = "railroad_station" }
    local dude = t:dude { at = station, booted = true }
    t:use(station)
    t:choose "home 2"
    t:expect(t:where(dude), t:place("home 2"), "where the dude is")
    t:expect_true(t:is_booted(station), "the deed is booted")
  end,
}

scenario "Railroad Station moves nobody from elsewhere, and only for its controller" {
  function(t)
    local station = t:deed { card = "railroad_station" }
    t:dude { at = "square" }
    t:refuses(station)
    local ours = t:dude { at = station }
    t:expect_true(t:can_use(station), "with a dude there it can be used")
    local theirs = t:dude { player = 2, influence = 1, at = station }
    t:refuses(station)
    t:pass()
    t:use(station)
    t:choose "home 1"
    t:expect(t:where(theirs), t:place "home 1", "where the controller's dude is")
    t:expect(t:where(ours), station, "where the other is")
  end,
}

scenario "Railroad Station moves a dude of yours who is there" {
  function(t)
    local station = t:deed { card = "railroad_station" }
    local first, second = t:dude { at = station }, t:dude { at = station, influence = 1 }
    local theirs = t:dude { player = 2, at = station }
    local away = t:dude {}
    t:use(station)
    t:expect_true(t:offers(first), "one there")
    t:expect_true(not t:offers(theirs), "none of the other")
    t:expect_true(not t:offers(away), "nobody elsewhere")
    t:choose(second)
    t:expect_true(not t:offers(station), "another place")
    t:choose "home 1"
    t:expect(t:where(second), t:place "home 1", "where the dude is")
    t:expect_true(not t:is_booted(second), "unbooted")
    t:expect(t:where(first), station, "where the other is")
  end,
}
