local function fight(t, bounty)
  local card = t:in_hand { card = "human_shield" }
  local coward = t:dude { at = "square", bounty = bounty }
  local friend = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:dude { at = "home" }
  t:call_out(coward, rival)
  t:accept()
  t:join(friend)
  t:go_on_to("shootout_play", 1)
  t:use(card)
  t:expect_true(not t:offers(rival), "not a rival")
  t:choose(coward)
  return coward, friend, rival
end

scenario "Human Shield: who hides becomes wanted and is not aced in this round" {
  function(t)
    local coward, friend = fight(t, 0)
    t:expect(t:stat(coward, "bounty"), 1, "bounty")
    t:expect(t:stat(friend, "bounty"), 0, "bounty of the friend")
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 5C 9D TD")
    t:go_on_to("assign_casualty", 1)
    t:expect_true(not t:offers(coward), "the coward cannot be taken")
    t:ace(friend)
    t:done()
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 5C 9D TD")
    t:go_on_to("assign_casualty", 1)
    t:ace(coward)
    t:done()
    t:expect(t:zone(coward), "boot_hill", "in the next round the coward falls")
  end,
}

scenario "Human Shield saves a wanted dude too" {
  function(t)
    local coward = fight(t, 1)
    t:expect(t:stat(coward, "bounty"), 1, "bounty")
  end,
}
