scenario "Stallion brings its rider anywhere before your Noon play" {
  function(t)
    local rider = t:dude { at = "home" }
    local strike = t:deed { player = 2, keywords = { "Out of Town" } }
    local horse = t:goods { card = "stallion", on = rider }
    t:use(horse)
    t:choose(strike)
    t:expect(t:where(rider), strike, "where the rider is")
    t:expect_true(not t:is_booted(rider), "the rider is not booted")
    t:expect_true(t:is_booted(horse), "the Horse is")
    local asked, player = t:asked()
    t:expect(asked, "noon_play", "what is asked")
    t:expect(player, 1, "who is asked")
  end,
}

scenario "Stallion waits for your own turn" {
  function(t)
    t:winner(2)
    local rider = t:dude {}
    local horse = t:goods { card = "stallion", on = rider }
    local guard = t:dude { player = 2 }
    t:refuses(horse)
    t:move(guard, "square")
    t:use(horse)
    t:choose "square"
    t:expect(t:where(rider), t:place "square", "where the rider is")
  end,
}

scenario "Stallion carries no booted rider" {
  function(t)
    local rider = t:dude { booted = true }
    t:refuses(t:goods { card = "stallion", on = rider })
  end,
}

scenario "Stallion is of no use booted, or in a shootout" {
  function(t)
    local tired = t:goods { card = "stallion", on = t:dude {}, booted = true }
    local friend, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    local horse = t:goods { card = "stallion", on = friend }
    t:refuses(tired)
    t:pass()
    t:call_out(friend, rival)
    t:accept()
    t:done()
    t:refuses(horse)
  end,
}
