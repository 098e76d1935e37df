scenario "Jewel rides to a friend before your Noon play" {
  function(t)
    local jewel = t:dude { card = "juliet_jewel_sumner_exp1" }
    local strike = t:deed { keywords = { "Out of Town" } }
    local friend = t:dude { card = "william_rose", at = strike }
    local second = t:dude { card = "lawrence_goodman", at = "square" }
    local near = t:dude { card = "andra_miles" }
    local stranger = t:dude { at = "home 2" }
    local theirs = t:dude { player = 2, card = "ely_parker" }
    t:use(jewel)
    t:expect_true(t:offers(second), "to whom")
    for _, dude in ipairs { stranger, theirs, near, jewel } do
      t:expect_true(not t:offers(dude), "to whom not")
    end
    t:choose(friend)
    t:expect(t:where(jewel), strike, "where Jewel is")
    t:expect_true(not t:is_booted(jewel), "Jewel is not booted")
    local asked, player = t:asked()
    t:expect(asked, "noon_play", "what is asked")
    t:expect(player, 1, "who is asked")
  end,
}

scenario "Jewel rides once a day, on your own turn" {
  function(t)
    t:winner(2)
    local jewel = t:dude { card = "juliet_jewel_sumner_exp1", booted = true }
    local friend = t:dude { card = "william_rose", at = "square" }
    local guard = t:dude { player = 2 }
    t:refuses(jewel)
    t:move(guard, "square")
    t:use(jewel)
    t:expect(t:where(jewel), t:place "square", "where Jewel is, though booted")
    t:move(friend, "home")
    t:move(guard, "home 2")
    t:refuses(jewel)
  end,
}

scenario "Jewel does not ride into a shootout" {
  function(t)
    local friend = t:dude { card = "william_rose", at = "square" }
    local jewel = t:dude { card = "juliet_jewel_sumner_exp1" }
    local rival = t:dude { player = 2, at = "square" }
    t:pass()
    t:call_out(friend, rival)
    t:accept()
    t:done()
    t:refuses(jewel)
    t:expect(t:side(jewel), 0, "Jewel is not in it")
  end,
}
