scenario "Livery Yard: the play more comes when the action that moved is over, its shootout too" {
  proves = { "RC-CARD-183" },
  function(t)
    local yard = t:deed { card = "livery_yard" }
    local card = t:in_hand { card = "run_em_down" }
    local rider = t:dude { bullets = 4 }
    t:goods { card = "mustang", on = rider }
    local quarry = t:dude { player = 2, at = "square" }
    t:use(card)
    t:use(yard)
    t:expect_true(t:is_booted(yard), "the yard is booted")
    t:expect(t:where(rider), t:place "square", "where the rider is")
    t:yes()
    t:go_on_to "shootout_play"
    t:expect(t:side(quarry), 2, "the posse of the other, in a shootout before the play more")
    t:go_on_to("noon_play", 1)
    t:expect(t:happened "shootout.ends", 1, "shootouts that have ended")
    t:expect(t:happened "play.finished", 1, "plays that are over: it is still player 1's turn")
  end,
}

scenario "Livery Yard: a dude of another player is no reason" {
  function(t)
    local yard = t:deed { player = 2, card = "livery_yard" }
    local dude = t:dude {}
    t:move(dude, "square")
    t:expect_true(not t:can_use(yard), "player 2 is not asked")
    t:expect_true(not t:is_booted(yard), "the yard is unbooted")
  end,
}

scenario "Livery Yard: after a move of one's own the same player plays again" {
  function(t)
    local yard = t:deed { card = "livery_yard" }
    local dude = t:dude {}
    t:move(dude, "square")
    t:use(yard)
    t:go_on_to "noon_play"
    t:expect_true(t:offers(dude), "player 1 is asked again")
  end,
}
