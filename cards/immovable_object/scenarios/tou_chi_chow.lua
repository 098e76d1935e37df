-- What is left of 20 ghost rock once he is bought.
local function left(t)
  local chow = t:in_hand { card = "tou_chi_chow" }
  t:ghost_rock(1, 20)
  t:shop(chow)
  return t:ghost_rock(1), chow
end

scenario "T'ou Chi Chow costs 1 less for each deed that you control" {
  function(t)
    t:outfit { card = "the_108_righteous_bandits" }
    t:deed {}
    local theirs = t:deed { player = 2 }
    t:deed { player = 2 }
    t:dude { influence = 1, at = theirs }
    t:expect((left(t)), 13, "the stash: 9 less 2 are paid")
  end,
}

scenario "T'ou Chi Chow costs 9 for another outfit" {
  function(t)
    t:outfit { card = "law_dogs" }
    t:deed {}
    t:expect((left(t)), 11, "the stash")
  end,
}

scenario "T'ou Chi Chow costs nothing less than nothing" {
  function(t)
    t:outfit { card = "the_108_righteous_bandits" }
    for _ = 1, 10 do t:deed {} end
    local stash, chow = left(t)
    t:expect(stash, 20, "the stash")
    t:expect(t:zone(chow), "in_play", "he is")
  end,
}

scenario "T'ou Chi Chow: booting a deed unboots who is near it, as often as you like" {
  function(t)
    local chow = t:dude { card = "tou_chi_chow", at = "square" }
    local outer = t:deed { side = "left" }
    local inner = t:deed { side = "right" }
    local theirs = t:deed { player = 2 }
    t:deed { booted = true, side = "right" }
    local there = t:dude { booted = true, at = outer }
    local near = t:dude { player = 2, booted = true, at = "square" }
    local far = t:dude { booted = true, at = "home 2" }
    t:use(chow)
    t:expect_true(t:offers(inner), "a deed of yours")
    t:expect_true(not t:offers(theirs), "none of another")
    t:choose(outer)
    t:expect_true(t:offers(near), "a dude at an adjacent place, whoever's")
    t:expect_true(not t:offers(far), "nobody farther away")
    t:choose(there)
    t:expect_true(not t:is_booted(there), "the dude is unbooted")
    t:expect_true(t:is_booted(near), "the other is not")
    t:expect_true(t:is_booted(outer), "the deed is booted")
    t:expect_true(not t:is_booted(chow), "he does not boot")
    t:until_turn_of(1)
    t:use(chow)
    t:expect_true(not t:is_booted(near), "the other is unbooted")
    t:expect_true(t:is_booted(inner), "the second deed is booted")
    t:until_turn_of(1)
    t:refuses(chow)
  end,
}

scenario "T'ou Chi Chow: in a shootout too, for who is in it" {
  function(t)
    local chow = t:dude { card = "tou_chi_chow", at = "square" }
    local deed = t:deed {}
    local friend = t:dude { at = "square" }
    local absent = t:dude { booted = true, at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(chow, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:refuses(chow)
    t:booted(friend, true)
    t:use(chow)
    t:expect_true(not t:is_booted(friend), "the friend is unbooted")
    t:expect_true(t:is_booted(absent), "who is outside stays booted")
    t:expect_true(t:is_booted(deed), "the deed is booted")
  end,
}

scenario "T'ou Chi Chow: it takes a booted dude and an unbooted deed" {
  function(t)
    local chow = t:dude { card = "tou_chi_chow", at = "square" }
    t:deed { booted = true }
    t:dude { booted = true, at = "square" }
    t:refuses(chow)
  end,
}
