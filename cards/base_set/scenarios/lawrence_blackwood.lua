scenario "Lawrence Blackwood has a control point at a rival's deed until he leaves" {
  function(t)
    t:outfit { card = "the_sloane_gang" }
    local store = t:deed { player = 2 }
    local lawrence = t:dude { card = "lawrence_blackwood", at = store }
    local friend = t:dude { at = store }
    t:dude { player = 2, influence = 5 }
    t:use(lawrence)
    t:expect(t:stat(lawrence, "control"), 1, "his control points")
    t:expect(t:stat(friend, "control"), 0, "another's")
    t:expect_true(t:is_booted(lawrence), "booted")
    t:until_day(2)
    t:go_on_to("noon_play", 1)
    t:expect(t:stat(lawrence, "control"), 1, "his control points the next day")
    t:move(lawrence, "square")
    t:expect(t:stat(lawrence, "control"), 0, "his control points in the town square")
  end,
}

scenario "Lawrence Blackwood gets nothing at a deed of yours, though he may try" {
  function(t)
    local store = t:deed {}
    t:dude { player = 2, influence = 3, at = store }
    local lawrence = t:dude { card = "lawrence_blackwood", at = store }
    t:expect(t:controller(store), 2, "who controls the deed")
    t:use(lawrence)
    t:expect(t:stat(lawrence, "control"), 0, "his control points")
    t:expect_true(t:is_booted(lawrence), "booted all the same")
  end,
}

scenario "Lawrence Blackwood gets nothing at a place that is no deed" {
  function(t)
    local lawrence = t:dude { card = "lawrence_blackwood", at = "home 2" }
    local second = t:dude { card = "lawrence_blackwood", at = "square" }
    t:use(lawrence)
    t:expect(t:stat(lawrence, "control"), 0, "his control points at a rival's home")
    t:until_turn_of(1)
    t:use(second)
    t:expect(t:stat(second, "control"), 0, "his control points in the town square")
  end,
}

scenario "Lawrence Blackwood must be unbooted" {
  function(t)
    local store = t:deed { player = 2 }
    t:refuses(t:dude { card = "lawrence_blackwood", at = store, booted = true })
  end,
}

scenario "Lawrence Blackwood's control point is besides the one he has for good" {
  proves = { "RC-CARD-037" },
  function(t)
    local gang = t:outfit { card = "the_sloane_gang" }
    local store = t:deed { player = 2 }
    local lawrence = t:dude { card = "lawrence_blackwood", at = "square" }
    t:dude { player = 2, influence = 5 }
    t:use(gang)
    t:go_on_to("choose_option", 1)
    t:choose(2)
    t:until_day(2)
    t:go_on_to("noon_play", 1)
    t:expect(t:stat(lawrence, "control"), 1, "his control points before")
    t:move(lawrence, store)
    t:until_day(3)
    t:go_on_to("noon_play", 1)
    t:use(lawrence)
    t:expect(t:stat(lawrence, "control"), 2, "his control points at the deed")
    t:until_day(4)
    t:go_on_to("noon_play", 1)
    t:move(lawrence, "square")
    t:expect(t:stat(lawrence, "control"), 1, "his control points in the town square")
  end,
}
