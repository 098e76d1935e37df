scenario "Gatling Emplacement arms a dude of a shootout there" {
  function(t)
    local deed = t:deed {}
    local nest = t:improvement { card = "gatling_emplacement", on = deed }
    local gunner, friend = t:dude { bullets = 1, at = deed }, t:dude { bullets = 1, booted = true, at = deed }
    local foe = t:dude { player = 2, at = deed }
    t:hand(1, 1)
    t:call_out(gunner, foe)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:use(nest)
    t:expect(t:stat(gunner, "bullets"), 4, "bullets")
    t:expect_true(t:is_booted(gunner), "the dude is booted")
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    t:go_on_to("noon_play", 2)
    t:expect(t:stat(gunner, "bullets"), 4, "bullets after the shootout")
    t:until_day(2)
    t:expect(t:stat(gunner, "bullets"), 1, "bullets on the next day")
  end,
}

scenario "Gatling Emplacement is of no use elsewhere" {
  function(t)
    local nest = t:improvement { card = "gatling_emplacement", on = t:deed {} }
    local gunner, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(gunner, foe)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:refuses(nest)
  end,
}

scenario "Gatling Emplacement: at your home or your deed" {
  function(t)
    t:deed { title = "Bar" }
    t:deed { player = 2, title = "Store" }
    t:dude { player = 2, influence = 1, at = t:deed { title = "Lost" } }
    t:dude { influence = 1, at = t:deed { player = 2, title = "Taken" } }
    t:in_hand { card = "gatling_emplacement" }
    t:expect_true(t:offers "Attach Gatling Emplacement to Bar", "your deed")
    t:expect_true(t:offers "Attach Gatling Emplacement to Home (P1)", "your home")
    t:expect_true(not t:offers "Attach Gatling Emplacement to Store", "another's deed")
    t:expect_true(not t:offers "Attach Gatling Emplacement to Lost", "your deed that another controls")
    t:expect_true(not t:offers "Attach Gatling Emplacement to Taken", "another's deed that you control")
    t:expect_true(not t:offers "Attach Gatling Emplacement to Home (P2)", "another's home")
  end,
}
