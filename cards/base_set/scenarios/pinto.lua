scenario "Pinto brings its rider from anywhere, booted or not" {
  function(t)
    local gun, rider = t:dude { at = "square" }, t:dude { booted = true, at = "home 2" }
    local horse = t:goods { card = "pinto", on = rider }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:use(horse)
    t:expect(t:side(rider), 1, "the rider's posse")
    t:expect(t:where(rider), t:place "square", "where the rider is")
    t:expect_true(t:is_booted(rider), "still booted")
    t:expect_true(t:is_booted(horse), "the Horse is booted")
  end,
}

scenario "Pinto does not boot its rider" {
  function(t)
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local rider = t:dude { player = 2 }
    local horse = t:goods { card = "pinto", on = rider }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 2)
    t:use(horse)
    t:expect(t:side(rider), 2, "the rider's posse")
    t:expect(t:where(rider), t:place "square", "where the rider is")
    t:expect_true(not t:is_booted(rider), "unbooted")
  end,
}

scenario "Pinto wants an unbooted Horse and a rider who is in no posse" {
  function(t)
    local gun, rider = t:dude { at = "square" }, t:dude {}
    local horse = t:goods { card = "pinto", on = gun }
    local tired = t:goods { card = "pinto", on = rider, booted = true }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:refuses(horse)
    t:refuses(tired)
  end,
}
