scenario "Allie Hensman gets a control point in the town square, for good" {
  function(t)
    local allie = t:dude { card = "allie_hensman", at = "square" }
    local friend = t:dude { at = "square" }
    t:dude { player = 2, influence = 5 }
    t:use(allie)
    t:expect(t:stat(allie, "control"), 1, "her control points")
    t:expect(t:stat(friend, "control"), 0, "another's")
    t:expect_true(t:is_booted(allie), "booted")
    t:until_day(2)
    t:go_on_to("noon_play", 1)
    t:expect(t:stat(allie, "control"), 1, "her control points the next day")
    t:move(allie, "home")
    t:expect(t:stat(allie, "control"), 1, "her control points elsewhere")
  end,
}

scenario "Allie Hensman gets another one the next day" {
  function(t)
    local allie = t:dude { card = "allie_hensman", at = "square" }
    t:dude { player = 2, influence = 5 }
    t:use(allie)
    t:until_day(2)
    t:go_on_to("noon_play", 1)
    t:use(allie)
    t:expect(t:stat(allie, "control"), 2, "her control points")
  end,
}

scenario "Allie Hensman gets nothing anywhere else, though she may try" {
  function(t)
    local store = t:deed {}
    local allie = t:dude { card = "allie_hensman", at = store }
    t:use(allie)
    t:expect(t:stat(allie, "control"), 0, "her control points")
    t:expect_true(t:is_booted(allie), "booted all the same")
  end,
}

scenario "Allie Hensman must be unbooted" {
  function(t)
    t:refuses(t:dude { card = "allie_hensman", at = "square", booted = true })
  end,
}
