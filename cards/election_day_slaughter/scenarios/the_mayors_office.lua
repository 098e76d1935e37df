scenario "The Mayor's Office raises the influence of a dude there or adjacent" {
  function(t)
    local office = t:deed { card = "the_mayors_office" }
    local here = t:dude { influence = 1, at = office }
    local near = t:dude { player = 2, influence = 1, at = "square" }
    local far = t:dude { player = 2, influence = 1, at = "home 2" }
    t:use(office)
    t:expect_true(t:offers(here), "a dude there")
    t:expect_true(not t:offers(far), "nobody farther away")
    t:choose(near)
    t:choose(1)
    t:expect(t:stat(near, "influence"), 2, "the influence, 1 more")
    t:expect(t:stat(here, "influence"), 1, "the other's influence")
    t:expect_true(t:is_booted(office), "the deed boots")
    t:refuses(office)
    t:until_day(2)
    t:expect(t:stat(near, "influence"), 1, "the influence on the next day")
  end,
}

scenario "The Mayor's Office lowers the influence of a dude there or adjacent" {
  function(t)
    local office = t:deed { card = "the_mayors_office" }
    local here = t:dude { influence = 3, at = office }
    local rival = t:dude { player = 2, influence = 2, at = office }
    t:use(office)
    t:choose(rival)
    t:choose(2)
    t:expect(t:stat(rival, "influence"), 1, "the influence, 1 less")
    t:expect(t:stat(here, "influence"), 3, "the other's influence")
  end,
}

scenario "The Mayor's Office serves its controller while it is unbooted" {
  function(t)
    local office = t:deed { card = "the_mayors_office" }
    t:dude { player = 2, influence = 1, at = office }
    t:refuses(office)
    t:until_turn_of(2)
    t:expect_true(t:can_use(office), "the controller can use it")
    t:booted(office, true)
    t:until_turn_of(2)
    t:refuses(office)
  end,
}
