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
