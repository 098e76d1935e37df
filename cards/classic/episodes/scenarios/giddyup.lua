scenario "Giddyup! saves a dude the boot for joining a posse" {
  function(t)
    local card = t:in_hand { card = "giddyup" }
    local caller = t:dude { at = "square" }
    local friend = t:dude {}
    local foe = t:dude { player = 2, at = "square" }
    t:call_out(caller, foe)
    t:accept()
    t:join(friend)
    t:go_on_to("react", 1)
    t:use(card)
    t:go_on_to "shootout_play"
    t:expect(t:side(friend), 1, "posse")
    t:expect_true(not t:is_booted(friend), "the dude is not booted")
  end,
}

scenario "Giddyup! is for your dudes" {
  function(t)
    local card = t:in_hand { card = "giddyup" }
    local caller = t:dude { at = "square" }
    local foe = t:dude { player = 2, at = "square" }
    local their_friend = t:dude { player = 2 }
    t:call_out(caller, foe)
    t:accept()
    t:join(their_friend)
    t:refuses(card)
    t:go_on_to "shootout_play"
    t:expect_true(t:is_booted(their_friend), "the dude is booted")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}

scenario "Giddyup! is about posses" {
  function(t)
    local card = t:in_hand { card = "giddyup" }
    local rider = t:dude {}
    t:pass()
    t:use(t:in_hand { player = 2, card = "seductress" })
    t:refuses(card)
    t:expect_true(t:is_booted(rider), "the dude is booted")
  end,
}
