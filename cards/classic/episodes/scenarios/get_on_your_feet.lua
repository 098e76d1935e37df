scenario "Get on Your Feet! unboots with the value" {
  function(t)
    local card = t:in_hand { card = "get_on_your_feet" }
    local sleeper = t:dude { player = 2, value = 7, booted = true }
    t:dude {}
    t:pulls(1, "7C")
    t:use(card)
    t:expect_true(not t:is_booted(sleeper), "the dude is unbooted")
  end,
}

scenario "Get on Your Feet! fails with less; and that was it for the day" {
  function(t)
    local card = t:in_hand { card = "get_on_your_feet" }
    local second = t:in_hand { card = "get_on_your_feet" }
    local theirs = t:in_hand { player = 2, card = "get_on_your_feet" }
    local sleeper = t:dude { player = 2, value = 7, booted = true }
    t:pulls(1, "6C")
    t:use(card)
    t:expect_true(t:is_booted(sleeper), "the dude is booted")
    t:expect_true(t:can_use(theirs), "another player may play one")
    t:until_turn_of(1)
    t:refuses(second)
    t:expect_true(t:can_use(t:in_hand { card = "reserves" }), "another action can be played")
  end,
}

scenario "Get on Your Feet!: a copy drawn later counts too; tomorrow is another day" {
  function(t)
    local card = t:in_hand { card = "get_on_your_feet" }
    local fury = t:dude { card = "seeking_fury" }
    local sleeper = t:dude { player = 2, value = 7, booted = true }
    local other = t:in_hand {}
    t:hand(1, 4)
    local second = t:on_top_of_deck { card = "get_on_your_feet" }
    t:pulls(1, "6C")
    t:use(card)
    t:until_turn_of(1)
    t:use(fury)
    t:choose(other)
    t:expect(t:zone(second), "hand", "the second copy is in")
    t:until_turn_of(1)
    t:refuses(second)
    t:until_day(2)
    t:go_on_to("noon_play", 1)
    t:dude { booted = true }
    t:expect_true(t:can_use(second), "it can be used on the next day")
  end,
}
