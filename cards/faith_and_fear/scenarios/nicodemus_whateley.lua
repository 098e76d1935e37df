scenario "Nicodemus Whateley may boot for himself" {
  proves = { "RC-CARD-045" },
  function(t)
    local site = t:deed { player = 2 }
    local nicodemus = t:dude { card = "nicodemus_whateley", at = site }
    t:use(nicodemus)
    t:expect_true(t:is_booted(nicodemus), "he is booted")
    t:expect(t:stat(nicodemus, "control"), 1, "his control points")
  end,
}

scenario "Nicodemus Whateley: each dude at a deed in town helps him once a day" {
  function(t)
    local site = t:deed { player = 2 }
    local nicodemus = t:dude { card = "nicodemus_whateley", at = "square" }
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

scenario "Nicodemus Whateley: who cannot use abilities does not help him" {
  function(t)
    local site = t:deed { player = 2 }
    local nicodemus = t:dude { card = "nicodemus_whateley", at = "square" }
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

scenario "Nicodemus Whateley: on the next day all may help again" {
  function(t)
    local site = t:deed { player = 2 }
    local nicodemus = t:dude { card = "nicodemus_whateley", at = "square" }
    t:dude { player = 2, influence = 9 }
    t:hand(1, 1)
    local helper = t:dude { influence = 1, at = site }
    t:use(nicodemus)
    t:until_phase "sundown"
    t:expect(t:stat(nicodemus, "control"), 1, "control points at Sundown")
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

scenario "Nicodemus Whateley loses all control points at home" {
  proves = { "RC-CARD-046" },
  function(t)
    local site = t:deed { player = 2 }
    local nicodemus = t:dude { card = "nicodemus_whateley", at = site }
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

scenario "Nicodemus Whateley keeps his control points wherever else he goes" {
  function(t)
    local site = t:deed { player = 2 }
    local nicodemus = t:dude { card = "nicodemus_whateley", at = site }
    local helper = t:dude { influence = 1, at = site }
    t:use(nicodemus)
    t:choose(helper)
    t:until_turn_of(1)
    t:move(nicodemus, "square")
    t:expect(t:stat(nicodemus, "control"), 1, "control points in the square")
  end,
}

scenario "Nicodemus Whateley gains nothing at home" {
  function(t)
    local nicodemus = t:dude { card = "nicodemus_whateley" }
    local helper = t:dude { influence = 1, at = t:deed { player = 2 } }
    t:use(nicodemus)
    t:expect_true(t:is_booted(helper), "the helper is booted")
    t:expect(t:stat(nicodemus, "control"), 0, "control points")
  end,
}

scenario "Nicodemus Whateley loses what he has gained, not what a trait gives him" {
  function(t)
    t:outfit { card = "desolation_row" }
    local site = t:deed { player = 2 }
    local nicodemus = t:dude { card = "nicodemus_whateley", at = "square", bounty = 4 }
    local first = t:dude { influence = 1, at = site }
    local second = t:dude { influence = 1, at = site }
    t:use(nicodemus)
    t:choose(first)
    t:expect(t:stat(nicodemus, "control"), 2, "control points")
    t:until_turn_of(1)
    t:move(nicodemus, "home")
    t:expect(t:stat(nicodemus, "control"), 1, "control points at home: the trait's")
    t:until_turn_of(1)
    t:booted(nicodemus, false)
    t:move(nicodemus, "square")
    t:until_turn_of(1)
    t:use(nicodemus)
    t:expect_true(t:is_booted(second), "the other dude helps too")
    t:expect(t:stat(nicodemus, "control"), 2, "control points again")
  end,
}
