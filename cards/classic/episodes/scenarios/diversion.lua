scenario "Diversion keeps a dude out of a shootout" {
  function(t)
    local card = t:in_hand { player = 2, card = "diversion" }
    local caller, friend, third = t:dude { at = "square" }, t:dude {}, t:dude {}
    local horse = t:goods { card = "pale_horse", on = friend }
    local foe = t:dude { player = 2, at = "square" }
    t:call_out(caller, foe)
    t:accept()
    t:join(friend)
    t:go_on_to("react", 2)
    t:use(card)
    t:expect_true(not t:offers(friend), "the dude is not offered again")
    t:go_on_to "shootout_play"
    t:expect(t:side(friend), 0, "the dude is in no posse")
    t:refuses(horse)
    t:expect_true(not t:is_booted(friend), "the dude is not booted")
    t:expect(t:where(friend), t:place "home 1", "the dude is at")
  end,
}

scenario "Diversion is about dudes who boot" {
  function(t)
    local card = t:in_hand { player = 2, card = "diversion" }
    local caller, friend = t:dude { at = "square" }, t:dude { at = "square" }
    local foe = t:dude { player = 2, at = "square" }
    t:call_out(caller, foe)
    t:accept()
    t:join(friend)
    t:refuses(card)
    t:go_on_to "shootout_play"
    t:expect(t:side(friend), 1, "the dude is in the posse")
  end,
}
