scenario "Nowhere to Run keeps a posse in the shootout" {
  function(t)
    local card = t:in_hand { card = "nowhere_to_run" }
    local gun = t:dude { bullets = 1, at = "square" }
    local foe, friend = t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" }
    local third = t:dude { player = 2, at = "square" }
    t:call_out(gun, foe)
    t:accept()
    t:join(friend)
    t:join(third)
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2S 3C 5C 9D TD")
    t:go_on_to "assign_casualty"
    t:ace(foe)
    t:done()
    t:go_on_to("flee", 2)
    t:flee(friend)
    t:use(card)
    t:expect((t:asked()), "shootout_play", "nobody flees: what is asked")
    t:expect(t:side(third), 2, "the other is in the posse")
    t:expect(t:side(friend), 2, "the dude is in the posse")
    t:expect_true(not t:is_booted(friend), "the dude is not booted")
  end,
}
