scenario "Missed! unboots a dude in the posse" {
  function(t)
    local card = t:in_hand { card = "missed" }
    local gun = t:dude { at = "square" }
    local friend = t:dude { at = "square", booted = true }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:expect_true(not t:is_booted(friend), "unbooted")
  end,
}

scenario "Missed! wants a booted dude of yours in the posse" {
  function(t)
    local card = t:in_hand { card = "missed" }
    local gun, friend = t:dude { at = "square" }, t:dude { at = "square" }
    t:dude { at = "square", booted = true }
    local rival = t:dude { player = 2, at = "square" }
    local horse = t:goods { on = gun, booted = true }
    t:call_out(gun, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:booted(rival, true)
    t:refuses(card)
    t:booted(gun, true)
    t:booted(friend, true)
    t:use(card)
    t:expect_true(not t:offers(horse), "no goods")
    t:expect_true(not t:offers(rival), "nobody of the other posse")
    t:choose(gun)
    t:expect_true(not t:is_booted(gun), "unbooted")
    t:expect_true(t:is_booted(friend), "the other is as before")
  end,
}
