-- Mario and a friend, the shooter, against a rival; player 1 draws six cards, player 2 five.
local function round(t, mine, theirs)
  local mario = t:dude { card = "mario_crane", at = "square" }
  local friend = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(mario, rival)
  t:accept()
  t:join(friend)
  t:draws(1, mine)
  t:draws(2, theirs)
  t:go_on_to("pick_shooter", 1)
  t:choose(friend)
  return mario, friend, rival
end

scenario "Mario Crane is no casualty of a legal hand that loses by 2 ranks" {
  function(t)
    local mario, friend = round(t, "2C 3D 5H 7S 9C JD", "4C 4D 8H 8S TC")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 2, "casualties")
    t:expect_true(not t:offers(mario), "Mario can be one")
    t:expect_true(t:offers(friend), "the other dude can be one")
  end,
}

scenario "Mario Crane may be a casualty of a hand that loses by 3 ranks" {
  function(t)
    local mario, friend = round(t, "2C 3D 5H 7S 9C JD", "4C 4D 4H 8S TC")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 3, "casualties")
    t:expect_true(t:offers(mario), "Mario can be one")
    t:expect_true(t:offers(friend), "the other dude can be one")
  end,
}

scenario "Mario Crane may be a casualty of a cheatin' hand" {
  function(t)
    local mario = round(t, "2C 2C 5H 7S 9C JD", "4C 4D 8H 8S TC")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 1, "casualties")
    t:expect_true(t:offers(mario), "Mario can be one")
  end,
}

scenario "Mario Crane is no casualty in a tie" {
  function(t)
    local mario, friend = round(t, "2C 3D 5H 7S 9C JD", "2D 4C 6D 8S TC")
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(mario), "in_play", "Mario is")
    t:expect_true(t:zone(friend) ~= "in_play", "the other dude is gone")
  end,
}

scenario "Mario Crane asks about the hand that you show, not the opponent's" {
  function(t)
    local mario = round(t, "2C 3D 5H 7S 9C JD", "4C 4C 8H 8S TC")
    t:go_on_to("assign_casualty", 1)
    t:expect_true(not t:offers(mario), "Mario can be one")
  end,
}

scenario "Mario Crane is kept out for the round only" {
  function(t)
    local mario = t:dude { card = "mario_crane", at = "square" }
    local friend = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    local second = t:dude { player = 2, at = "square" }
    t:draws(1, "2C 2D 5H 7S 9C JD")
    t:draws(2, "4C 6D 7H 8S TC")
    t:call_out(mario, rival)
    t:accept()
    t:join(friend)
    t:join(second)
    t:go_on_to("pick_shooter", 1)
    t:choose(friend)
    t:go_on_to("assign_casualty", 2)
    t:expect(t:casualties(1), 0, "casualties of the first round")
    t:discard(second)
    t:done()
    t:draws(1, "2C 2C 5H 7S 9C JD")
    t:draws(2, "4C 4D 8H 8S TC")
    t:go_on_to("pick_shooter", 1)
    t:choose(friend)
    t:go_on_to("assign_casualty", 1)
    t:expect_true(t:offers(mario), "Mario can be one in the second round")
  end,
}
