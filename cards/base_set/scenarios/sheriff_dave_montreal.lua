-- Dave and a gun, who is the shooter, against two rivals.
local function fight(t, mine, theirs, without)
  local dave = t:dude { card = "sheriff_dave_montreal", at = "square" }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  local other = t:dude { player = 2, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  if not without then t:join(dave) end
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:draws(1, mine)
  t:draws(2, theirs)
  if not without then
    t:go_on_to "pick_shooter"
    t:choose(gun)
  end
  t:go_on_to "resolution_play"
  return dave, gun, rival, other
end

scenario "Dave Montreal: a cheatin' opponent hits nobody in the round" {
  function(t)
    local dave, gun, rival, other = fight(t, "KC KD 4H 2S 3D AH", "9C 9C 9H 9S 2C")
    t:go_on_to "flee"
    t:expect(t:side(dave), 1, "his posse")
    t:expect(t:side(gun), 1, "the gun's posse")
    t:expect(t:side(rival) + t:side(other), 4, "the opposing posse")
    t:draws(1, "KC KD 4H 2S 3D AH")
    t:draws(2, "9C 9D 9H 7S 2C")
    t:go_on_to("assign_casualty", 1)
    t:expect_true(t:offers(dave) and t:offers(gun), "casualties of the next round")
    t:discard(gun)
    t:done()
    t:expect(t:zone(gun), "discard_pile", "the gun is in")
  end,
}

scenario "Dave Montreal protects nobody of the other posse" {
  function(t)
    local _, _, rival, other = fight(t, "KC KD KH KS 3D AH", "9C 9C 5H 7S 2C")
    t:go_on_to("assign_casualty", 2)
    t:expect(t:happened "shootout.round_begins", 1, "rounds begun")
    t:expect_true(t:offers(rival) and t:offers(other), "casualties")
  end,
}

scenario "Dave Montreal protects nobody if your hand is cheatin', too" {
  function(t)
    local dave, gun = fight(t, "KC KC 4H 2S 3D AH", "9C 9C 9H 7S 2C")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:happened "shootout.round_begins", 1, "rounds begun")
    t:expect_true(t:offers(dave) and t:offers(gun), "casualties")
  end,
}

scenario "Dave Montreal protects nobody from a legal hand" {
  function(t)
    local dave, gun = fight(t, "KC KD 4H 2S 3D AH", "9C 9D 9H 7S 2C")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:happened "shootout.round_begins", 1, "rounds begun")
    t:expect_true(t:offers(dave) and t:offers(gun), "casualties")
  end,
}

scenario "Dave Montreal must be in the shootout" {
  function(t)
    local _, gun = fight(t, "KC KD 4H 2S 3D", "9C 9C 9H 7S 2C", true)
    t:go_on_to("assign_casualty", 1)
    t:expect(t:happened "shootout.round_begins", 1, "rounds begun")
    t:expect_true(t:offers(gun), "casualties")
  end,
}
