scenario "Mechanical Horse moves its rider again and again for 2 ghost rock" {
  function(t)
    local rider = t:dude {}
    local horse = t:goods { card = "mechanical_horse", on = rider }
    t:use(horse)
    t:choose "square"
    t:until_turn_of(2)
    t:pass()
    t:use(horse)
    t:choose "home 2"
    t:expect(t:where(rider), t:place("home 2"), "where the rider is")
    t:expect(t:ghost_rock(1), 6, "the stash")
  end,
}

scenario "Mechanical Horse lets its rider join without booting" {
  function(t)
    local gun = t:dude { at = "square" }
    local rider = t:dude {}
    local horse = t:goods { card = "mechanical_horse", on = rider }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:join(rider)
    t:use(horse)
    t:expect(t:where(rider), t:place("square"), "where the rider is")
    t:expect(t:side(rider), 1, "his posse")
    t:expect_true(not t:is_booted(rider), "unbooted")
    t:expect_true(t:is_booted(horse), "the Horse is booted")
  end,
}

scenario "Mechanical Horse: the moves cost 2 each" {
  function(t)
    local rider = t:dude {}
    local horse = t:goods { card = "mechanical_horse", on = rider }
    t:ghost_rock(1, 1)
    t:refuses(horse)
    t:expect_true(not t:is_booted(horse), "though it is unbooted")
  end,
}

scenario "Mechanical Horse carries its rider, booted or not, and is not booted by it" {
  function(t)
    local rider = t:dude { booted = true }
    local horse = t:goods { card = "mechanical_horse", on = rider }
    local here = t:place "home 1"
    t:use(horse)
    t:expect_true(not t:offers(here), "it goes elsewhere")
    t:choose "home 2"
    t:expect(t:where(rider), t:place "home 2", "where the rider is")
    t:expect_true(not t:is_booted(horse), "the Horse is unbooted")
  end,
}

scenario "Mechanical Horse keeps nobody else from booting, and only who joins" {
  function(t)
    local gun = t:dude { at = "square" }
    local rider, walker = t:dude {}, t:dude {}
    local horse = t:goods { card = "mechanical_horse", on = rider }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:join(walker)
    t:refuses(horse)
    t:expect_true(t:is_booted(walker), "the walker boots")
    t:join(rider)
    t:expect_true(t:can_use(horse), "the rider need not")
  end,
}

scenario "Mechanical Horse does not help in other booting" {
  function(t)
    local rider = t:dude { at = "square" }
    local horse = t:goods { card = "mechanical_horse", on = rider }
    t:dude { player = 2 }
    t:move(rider, "home 1")
    t:refuses(horse)
    t:expect_true(t:is_booted(rider), "the rider is booted")
  end,
}

scenario "Mechanical Horse does not keep effects from booting" {
  function(t)
    local rider = t:dude { at = "square", value = 1 }
    local horse = t:goods { card = "mechanical_horse", on = rider }
    t:dude { player = 2, keywords = { "Shaman 3" }, at = "square" }
    local tail = t:spell { player = 2, card = "red_horses_tail", at = "square" }
    t:winner(2)
    t:pulls(2, "9C")
    t:use(tail)
    t:choose(rider)
    t:expect((t:asked()), "noon_play", "what is asked")
    t:expect_true(not t:is_booted(horse), "the Horse is unbooted")
    t:expect_true(t:is_booted(rider), "the rider is booted")
  end,
}
