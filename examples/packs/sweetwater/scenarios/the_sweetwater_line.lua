scenario "The Sweetwater Line: a fare to a Ferry pays 2" {
  function(t)
    local line = t:outfit { card = "the_sweetwater_line" }
    local rider = t:dude { at = "square" }
    local ferry = t:deed { player = 2, keywords = { "Ferry" } }
    t:use(line)
    t:choose(ferry)
    t:expect(t:where(rider), ferry, "where the rider is")
    t:expect(t:ghost_rock(1), 11, "the stash: 1 paid, 2 gained")
    t:expect_true(t:is_booted(line), "the home is booted")
    t:expect_true(not t:is_booted(rider), "the rider is not")
  end,
}

scenario "The Sweetwater Line: anywhere else it pays nothing" {
  function(t)
    local line = t:outfit { card = "the_sweetwater_line" }
    local rider = t:dude { at = "square" }
    local mill = t:deed { player = 2 }
    t:use(line)
    t:choose(mill)
    t:expect(t:where(rider), mill, "where the rider is")
    t:expect(t:ghost_rock(1), 9, "the stash: 1 paid")
  end,
}

scenario "The Sweetwater Line carries its own dudes, to the next stop" {
  function(t)
    local line = t:outfit { card = "the_sweetwater_line" }
    local rider, second = t:dude { at = "square" }, t:dude {}
    local rival = t:dude { player = 2, at = "square" }
    t:use(line)
    t:expect_true(not t:offers(rival), "not the other's dude")
    t:expect_true(t:offers(rider), "one's own")
    t:choose(second)
    t:expect(t:where(second), t:place "square", "the only place next to the home")
  end,
}

scenario "The Sweetwater Line is not free" {
  function(t)
    local line = t:outfit { card = "the_sweetwater_line" }
    t:dude { at = "square" }
    t:ghost_rock(1, 0)
    t:refuses(line)
  end,
}
