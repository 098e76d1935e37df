scenario "Nicodemus Whateley (24102) may boot for himself" {
  proves = { "RC-CARD-045" },
  function(t)
    local site = t:deed { player = 2 }
    local nicodemus = t:dude { card = "nicodemus_whateley_weird_west", at = site }
    t:use(nicodemus)
    t:expect_true(t:is_booted(nicodemus), "he is booted")
    t:expect(t:stat(nicodemus, "control"), 1, "his control points")
  end,
}

scenario "Nicodemus Whateley (24102): each dude at a deed in town helps him once a day" {
  function(t)
    local site = t:deed { player = 2 }
    local nicodemus = t:dude { card = "nicodemus_whateley_weird_west", at = "square" }
    local first = t:dude { influence = 1, at = site }
    local second = t:dude { influence = 1, at = site }
    local weak = t:dude { influence = 0, at = site }
    t:dude { influence = 1, at = site, booted = true }
    local square = t:dude { influence = 1, at = "square" }
    local home = t:dude { influence = 1 }
    local far = t:dude { influence = 1, at = t:deed { keywords = { "Out of Town" } } }
    local theirs = t:dude { player = 2, influence = 1, at = site }
    t:use(nicodemus)
    for _, no in ipairs { nicodemus, square, home, far, theirs } do
      t:expect_true(not t:offers(no), "only your dudes at deeds in town")
    end
    t:choose(first)
    t:expect_true(t:is_booted(first), "the first is booted")
    t:expect_true(not t:is_booted(nicodemus), "Nicodemus is not")
    t:expect(t:stat(nicodemus, "control"), 1, "control points")
    t:booted(first, false)
    t:until_turn_of(1)
    t:use(nicodemus)
    t:expect_true(not t:offers(first), "not the first again")
    t:choose(weak)
    t:expect_true(t:is_booted(weak), "who has no influence boots too")
    t:expect(t:stat(nicodemus, "control"), 1, "control points, for nothing")
    t:until_turn_of(1)
    t:use(nicodemus)
    t:expect_true(t:is_booted(second), "the last one is booted")
    t:expect(t:stat(nicodemus, "control"), 2, "control points")
    t:refuses(nicodemus)
    t:pass()
    t:refuses(nicodemus)
  end,
}

scenario "Nicodemus Whateley (24102): who cannot use abilities does not help him" {
  function(t)
    local site = t:deed { player = 2 }
    local nicodemus = t:dude { card = "nicodemus_whateley_weird_west", at = "square" }
    local gun = t:dude { influence = 1, at = site }
    local rival = t:dude { player = 2, at = site }
    local card = t:in_hand { player = 2, card = "unprepared" }
    t:expect_true(t:can_use(nicodemus), "before")
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 2)
    t:use(card)
    t:choose(gun)
    t:booted(gun, false)
    t:until_turn_of(1)
    t:refuses(nicodemus)
  end,
}

scenario "Nicodemus Whateley (24102): on the next day all may help again" {
  function(t)
    local site = t:deed { player = 2 }
    local nicodemus = t:dude { card = "nicodemus_whateley_weird_west", at = "square" }
    t:dude { player = 2, influence = 9 }
    t:hand(1, 1)
    local helper = t:dude { influence = 1, at = site }
    t:use(nicodemus)
    t:until_day(2)
    t:expect(t:stat(nicodemus, "control"), 0, "control points on the next day")
    t:go_on_to("pay_upkeep", 1)
    t:take "Pay upkeep for Nicodemus"
    t:go_on_to("noon_play", 1)
    t:use(nicodemus)
    t:expect_true(t:is_booted(helper), "the helper is booted")
    t:expect(t:stat(nicodemus, "control"), 1, "control points")
  end,
}

scenario "Nicodemus Whateley (24102) loses all control points at home" {
  proves = { "RC-CARD-046" },
  function(t)
    local site = t:deed { player = 2 }
    local nicodemus = t:dude { card = "nicodemus_whateley_weird_west", at = site }
    t:dude { influence = 1, at = site }
    t:use(nicodemus)
    t:choose(nicodemus)
    t:until_turn_of(1)
    t:use(nicodemus)
    local hex = t:spell { card = "corporeal_twist", on = nicodemus }
    t:booted(nicodemus, false)
    local rival = t:dude { player = 2, value = 9, at = site }
    t:until_turn_of(1)
    t:call_out(nicodemus, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:pulls(1, "9C")
    t:use(hex)
    t:draws(1, "9C 9D 9H 4S 5D")
    t:draws(2, "KC QD 2S 3H 7D")
    t:go_on_to("assign_casualty", 2)
    t:ace(rival)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:stat(nicodemus, "control"), 3, "control points")
    t:until_turn_of(1)
    t:move(nicodemus, "home")
    t:expect(t:stat(nicodemus, "control"), 0, "control points at home")
  end,
}

scenario "Nicodemus Whateley (24102) keeps his control points wherever else he goes" {
  function(t)
    local site = t:deed { player = 2 }
    local nicodemus = t:dude { card = "nicodemus_whateley_weird_west", at = site }
    local helper = t:dude { influence = 1, at = site }
    t:use(nicodemus)
    t:choose(helper)
    t:until_turn_of(1)
    t:move(nicodemus, "square")
    t:expect(t:stat(nicodemus, "control"), 1, "control points in the square")
  end,
}

scenario "Nicodemus Whateley (24102) gains nothing at home" {
  function(t)
    local nicodemus = t:dude { card = "nicodemus_whateley_weird_west" }
    local helper = t:dude { influence = 1, at = t:deed { player = 2 } }
    t:use(nicodemus)
    t:expect_true(t:is_booted(helper), "the helper is booted")
    t:expect(t:stat(nicodemus, "control"), 0, "control points")
  end,
}

scenario "Nicodemus Whateley (24102): 3 control points are the most" {
  function(t)
    local site = t:deed { player = 2 }
    local nicodemus = t:dude { card = "nicodemus_whateley_weird_west", at = "square" }
    local helpers = {}
    for i = 1, 4 do helpers[i] = t:dude { influence = 1, at = site } end
    for i = 1, 3 do
      t:use(nicodemus)
      t:choose(helpers[i])
      t:expect(t:stat(nicodemus, "control"), i, "control points")
      t:until_turn_of(1)
    end
    t:use(nicodemus)
    t:expect_true(t:is_booted(helpers[4]), "the fourth helper boots")
    t:expect(t:stat(nicodemus, "control"), 3, "control points, still")
  end,
}

scenario "Nicodemus Whateley (24102): his control points count when victory is checked, then they go" {
  function(t)
    local site = t:deed { player = 2 }
    local nicodemus = t:dude { card = "nicodemus_whateley_weird_west", at = site }
    t:dude { player = 2, influence = 9 }
    t:in_hand {}
    t:use(nicodemus)
    t:go_on_to("sundown_discard", 1)
    t:expect(t:stat(nicodemus, "control"), 0, "control points before cards are discarded")
  end,
}

scenario "Nicodemus Whateley (24102) wins with his control points" {
  function(t)
    local nicodemus = t:dude { card = "nicodemus_whateley_weird_west", influence = 3, at = t:deed { player = 2 } }
    t:dude { player = 2, influence = 0 }
    t:use(nicodemus)
    t:pass()
    t:pass()
    t:expect(t:happened "game.won", 1, "victories")
  end,
}

scenario "Nicodemus Whateley (24102) loses his control points when he is sent home" {
  function(t)
    local nicodemus = t:dude { card = "nicodemus_whateley_weird_west", at = t:deed { player = 2 } }
    t:dude { influence = 1, at = t:where(nicodemus) }
    t:use(nicodemus)
    t:choose(nicodemus)
    t:booted(nicodemus, false)
    local rival = t:dude { player = 2, at = t:where(nicodemus) }
    t:until_turn_of(2)
    t:call_out(rival, nicodemus)
    t:refuse()
    t:expect(t:where(nicodemus), t:place "home 1", "where he is")
    t:expect(t:stat(nicodemus, "control"), 0, "control points")
  end,
}
