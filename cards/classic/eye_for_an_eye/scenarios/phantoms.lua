scenario "Phantoms hide a dude in the shootout" {
  function(t)
    local card = t:in_hand { card = "phantoms" }
    local hidden = t:dude { at = "square" }
    local away = t:dude {}
    local foe = t:dude { player = 2, at = "square" }
    local claw = t:goods { player = 2, card = "the_claw", on = foe }
    t:call_out(hidden, foe)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:expect_true(not t:offers(away), "who is elsewhere cannot be chosen")
    t:choose(hidden)
    t:refuses(claw)
  end,
}

scenario "Phantoms are gone after the shootout" {
  function(t)
    local card = t:in_hand { card = "phantoms" }
    local hidden = t:dude { at = "square" }
    local foe = t:dude { player = 2, at = "square" }
    local pox = t:dude { player = 2, card = "pox_walker", at = "square" }
    t:call_out(hidden, foe)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:choose(hidden)
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    t:go_on_to("noon_play", 2)
    t:use(pox)
    t:expect_true(t:offers(hidden), "the dude can be chosen again")
  end,
}
