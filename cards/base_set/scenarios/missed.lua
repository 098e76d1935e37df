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
