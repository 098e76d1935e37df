scenario "Stone Idol lowers a value by 3 as a Noon play" {
  function(t)
    local bearer = t:dude { value = 8, influence = 1 }
    local idol = t:goods { card = "stone_idol", on = bearer }
    local rival = t:dude { player = 2, value = 9 }
    t:use(idol)
    t:expect_true(t:offers(bearer), "any dude")
    t:choose(rival)
    t:expect(t:stat(rival, "value"), 6, "the value, 3 less")
    t:expect(t:stat(bearer, "value"), 8, "the bearer's value")
    t:expect_true(t:is_booted(idol), "the Idol boots")
    t:expect_true(not t:is_booted(bearer), "the bearer does not")
    t:until_day(2)
    t:expect(t:stat(rival, "value"), 9, "the value on the next day")
  end,
}

scenario "Stone Idol lowers a value in a shootout, at most to 1" {
  function(t)
    local bearer = t:dude { value = 8, at = "square" }
    local idol = t:goods { card = "stone_idol", on = bearer }
    local rival = t:dude { player = 2, value = 3, at = "square" }
    t:dude { player = 2, value = 7 }
    t:call_out(bearer, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(idol)
    t:choose(rival)
    t:expect(t:stat(rival, "value"), 1, "the value")
  end,
}

scenario "Stone Idol has to be unbooted" {
  function(t)
    local idol = t:goods { card = "stone_idol", on = t:dude {}, booted = true }
    t:refuses(idol)
    t:booted(idol, false)
    t:until_turn_of(1)
    t:expect_true(t:can_use(idol), "unbooted it works")
  end,
}
