scenario "Jarrett Blake on a Horse takes the place of a dude in the posse" {
  function(t)
    local jarrett = t:dude { card = "jarrett_blake" }
    t:goods { card = "mustang", on = jarrett }
    local friend = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(friend, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(jarrett)
    t:expect(t:side(jarrett), 1, "his posse")
    t:expect(t:where(jarrett), t:place("square"), "where he is")
    t:expect(t:side(friend), 0, "the other's posse")
    t:expect(t:where(friend), t:place("home 1"), "where the other is")
  end,
}

scenario "Jarrett Blake wants a Horse, and to be outside the posse" {
  function(t)
    local jarrett = t:dude { card = "jarrett_blake" }
    local friend = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:goods { on = jarrett }
    t:goods { card = "mustang", on = friend }
    t:call_out(friend, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:refuses(jarrett)
    t:goods { card = "mustang", on = jarrett }
    t:expect_true(t:can_use(jarrett), "with a Horse he can be used")
  end,
}

scenario "Jarrett Blake in the posse has nobody to change with" {
  function(t)
    local jarrett = t:dude { card = "jarrett_blake", at = "square" }
    t:goods { card = "mustang", on = jarrett }
    local friend = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(friend, rival)
    t:accept()
    t:join(jarrett)
    t:go_on_to("shootout_play", 1)
    t:refuses(jarrett)
  end,
}

scenario "Jarrett Blake changes with a dude of yours who is in the posse" {
  function(t)
    local jarrett = t:dude { card = "jarrett_blake" }
    t:goods { card = "mustang", on = jarrett }
    local friend, second = t:dude { at = "square" }, t:dude { at = "square" }
    local absent = t:dude { at = "square" }
    local colt = t:goods { on = friend }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(friend, rival)
    t:accept()
    t:join(second)
    t:go_on_to("shootout_play", 1)
    t:use(jarrett)
    t:expect_true(t:offers(friend), "one of two")
    t:expect_true(not t:offers(rival), "not a dude of the other posse")
    t:expect_true(not t:offers(absent), "not one outside it")
    t:expect_true(not t:offers(colt), "no goods")
    t:choose(second)
    t:expect(t:side(jarrett), 1, "his posse")
    t:expect(t:side(second), 0, "the other's posse")
    t:expect(t:where(second), t:place "home 1", "where the other is")
    t:expect_true(not t:is_booted(second), "unbooted")
    t:expect_true(not t:is_booted(jarrett), "he is unbooted")
  end,
}
