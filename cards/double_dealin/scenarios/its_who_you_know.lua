local function face_off(t)
  local card = t:in_hand { card = "its_who_you_know" }
  local caller = t:dude { at = "square", bullets = 1, influence = 3 }
  local called = t:dude { player = 2, at = "square", bullets = 0, influence = 2 }
  return card, caller, called
end

scenario "...It's who you know: influence sizes the draw hand of a stud" {
  proves = { "RC-CARD-160" },
  function(t)
    local card, caller, called = face_off(t)
    t:draws(1, "KC KD QH 2S 3D 8C 9D TS")
    t:draws(2, "KH QS 5C 2H 4S")
    t:use(card)
    t:accept()
    t:expect_true(t:is_stud(caller), "the caller is a stud")
    t:expect_true(not t:is_stud(called), "the other is a draw")
    t:go_on_to("draw_discards", 2)
    t:expect(t:count(1, "draw_hand"), 8, "cards drawn: 5 and 3 influence")
    t:expect(t:stat(caller, "bullets"), 1, "the caller's bullets")
  end,
}

scenario "...It's who you know: influence is the draw bonus of the other posse" {
  function(t)
    local card, caller, called = face_off(t)
    t:draws(1, "KC KD QH 2S 3D 8C 9D TS")
    local theirs = t:draws(2, "KH QS 5C 2H 4S")
    t:draws(2, "KD KS")
    t:use(card)
    t:accept()
    t:go_on_to("draw_discards", 2)
    t:choose(theirs[2])
    t:choose(theirs[3])
    t:expect_true(not t:offers(theirs[4]), "2 cards at most: the influence")
    t:done()
    t:expect(t:happened "callout.made", 1, "call-outs")
    t:expect(t:stat(called, "influence"), 2, "the influence")
    t:expect(t:stat(caller, "influence"), 3, "the influence of the caller")
  end,
}

scenario "...It's who you know: what counts bullets counts them still" {
  proves = { "RC-CARD-161" },
  function(t)
    local card = t:in_hand { card = "its_who_you_know" }
    local caller = t:dude { at = "square", bullets = 1, influence = 4 }
    local gun = t:goods { card = "shotgun", on = caller }
    local called = t:dude { player = 2, at = "square", value = 2 }
    local other = t:dude { player = 2, at = "square", value = 4 }
    t:use(card)
    t:choose(called)
    t:accept()
    t:go_on_to("join_posse", 2)
    t:join(other)
    t:go_on_to("shootout_play", 1)
    t:use(gun)
    t:expect(t:zone(called), "boot_hill", "the dude of value 2 is in")
    t:expect(t:zone(other), "in_play", "the dude of value 4 is")
  end,
}

scenario "...It's who you know: your dude calls out an opposing dude at the same place" {
  function(t)
    local card, caller = face_off(t)
    local far = t:dude { player = 2 }
    local alone = t:dude {}
    local second = t:dude { at = "square" }
    local also = t:dude { player = 2, at = "square" }
    t:use(card)
    t:expect_true(t:offers(second), "a dude of yours")
    t:expect_true(not t:offers(alone), "nobody who is alone")
    t:expect_true(not t:offers(also), "nobody else's dude")
    t:choose(caller)
    t:expect_true(not t:offers(second), "no dude of yours")
    t:expect_true(not t:offers(far), "nobody elsewhere")
    t:choose(also)
    t:refuse()
    t:expect_true(not t:is_stud(caller), "no stud without a shootout")
    t:expect(t:where(also), t:place "home 2", "where the one called out is")
    local rival = t:dude { player = 2, at = "square", influence = 5 }
    t:until_turn_of(1)
    t:call_out(caller, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect_true(not t:is_stud(caller), "no stud in a later shootout")
  end,
}

scenario "...It's who you know is over with the shootout" {
  function(t)
    local card, caller, called = face_off(t)
    t:draws(1, "KC KD QH 2S 3D 8C 9D TS")
    t:draws(2, "KH QS 5C 2H 4S")
    t:use(card)
    t:accept()
    t:go_on_to("assign_casualty", 2)
    t:discard(called)
    t:done()
    t:go_on_to "noon_play"
    t:expect_true(not t:is_stud(caller), "a draw again")
    local rival = t:dude { player = 2, at = "square", influence = 5 }
    t:until_turn_of(1)
    t:draws(1, "KC KD QH 2S 3D")
    t:draws(2, "KH QS 5C 2H 4S")
    t:call_out(caller, rival)
    t:accept()
    t:go_on_to("draw_discards", 1)
    t:expect(t:count(1, "draw_hand"), 5, "cards drawn")
  end,
}
