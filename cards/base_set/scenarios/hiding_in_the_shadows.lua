-- Player 1's hidden dude and a friend fight a rival of player 2, who has `theirs` in hand.
local function shootout(t, theirs)
  local card = t:in_hand { card = "hiding_in_the_shadows" }
  local hidden = t:dude { bullets = 2, influence = 2, at = "square" }
  local friend = t:dude { bullets = 1, at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  local trick = t:in_hand { player = 2, card = theirs }
  t:use(card)
  t:choose(hidden)
  t:until_turn_of(1)
  t:call_out(hidden, rival)
  t:accept()
  t:join(friend)
  return hidden, friend, rival, trick
end

scenario "Hiding in the Shadows: another player's Shootout ability cannot choose the dude" {
  function(t)
    local hidden, friend, rival, trick = shootout(t, "sun_in_yer_eyes")
    t:go_on_to("shootout_play", 2)
    t:use(trick)
    t:expect_true(t:offers(friend), "his friend can be chosen")
    t:expect_true(t:offers(rival), "so can the rival")
    t:expect_true(not t:offers(hidden), "he cannot")
  end,
}

scenario "Hiding in the Shadows: not even for the sake of what the dude carries" {
  function(t)
    local hidden, friend, rival, trick = shootout(t, "unprepared")
    t:goods { on = hidden }
    t:goods { on = friend }
    t:go_on_to("shootout_play", 2)
    t:use(trick)
    t:expect_true(t:offers(friend) and t:offers(rival), "others can be chosen")
    t:expect_true(not t:offers(hidden), "he cannot")
  end,
}

scenario "Hiding in the Shadows hides nobody from his own player" {
  function(t)
    local glare = t:in_hand { card = "sun_in_yer_eyes" }
    local hidden = shootout(t, "sun_in_yer_eyes")
    t:go_on_to("shootout_play", 1)
    t:use(glare)
    t:choose(hidden)
    t:expect(t:stat(hidden, "bullets"), 0, "bullets")
  end,
}

scenario "Hiding in the Shadows is no help against Noon abilities" {
  function(t)
    local card = t:in_hand { card = "hiding_in_the_shadows" }
    local rumors = t:in_hand { player = 2, card = "rumors" }
    local hidden = t:dude { influence = 2, at = "square" }
    t:use(card)
    t:use(rumors)
    t:expect(t:stat(hidden, "influence"), 1, "influence")
  end,
}

scenario "Hiding in the Shadows is no help in the resolution" {
  function(t)
    local trick = t:in_hand { player = 2, card = "point_blank" }
    local card = t:in_hand { card = "hiding_in_the_shadows" }
    local hidden = t:dude { bullets = 2, at = "square" }
    local rival = t:dude { player = 2, stud = true, bullets = 3, at = "square" }
    t:use(card)
    t:until_turn_of(1)
    t:draws(1, "KC QD 5H 2S 3D")
    t:draws(2, "KD QS 5C 2H 3S 7C 9D TH")
    t:call_out(hidden, rival)
    t:accept()
    t:go_on_to("resolution_play", 2)
    t:use(trick)
    t:expect(t:zone(hidden), "boot_hill", "the dude is in")
  end,
}

scenario "Hiding in the Shadows is for an own dude, for the day" {
  function(t)
    local card = t:in_hand { card = "hiding_in_the_shadows" }
    local rival = t:dude { player = 2, influence = 5, at = "square" }
    t:refuses(card)
    local hidden = t:dude { influence = 5, at = "square" }
    local trick = t:in_hand { player = 2, card = "sun_in_yer_eyes" }
    t:use(card)
    t:until_day(2)
    t:until_turn_of(1)
    t:call_out(hidden, rival)
    t:accept()
    t:go_on_to("shootout_play", 2)
    t:use(trick)
    t:expect_true(t:offers(hidden), "on the next day he can be chosen")
  end,
}

scenario "Hiding in the Shadows works against every other player" {
  function(t)
    t:players(3)
    local card = t:in_hand { card = "hiding_in_the_shadows" }
    local hidden, friend = t:dude { at = "square" }, t:dude { at = "square" }
    local rival = t:dude { player = 3, at = "square" }
    local trick = t:in_hand { player = 3, card = "sun_in_yer_eyes" }
    t:use(card)
    t:choose(hidden)
    t:until_turn_of(1)
    t:call_out(hidden, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 3)
    t:use(trick)
    t:expect_true(t:offers(friend), "his friend can be chosen")
    t:expect_true(not t:offers(hidden), "he cannot")
  end,
}

scenario "Hiding in the Shadows: what affects all dudes of the posse leaves the dude alone" {
  function(t)
    local hidden, friend, _, trick = shootout(t, "nightmare_at_noon")
    t:go_on_to("shootout_play", 2)
    t:use(trick)
    t:choose(2)
    t:expect(t:stat(friend, "bullets"), 0, "his friend's bullets")
    t:expect(t:stat(hidden, "bullets"), 2, "his bullets")
  end,
}
