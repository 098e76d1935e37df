-- A Blessed with bullets and the Miracle, a friend, and a rival of player 2.
local function shootout(t, pulled, alone)
  local blessed = t:dude { keywords = { "Blessed 2" }, bullets = 1, at = "square" }
  local prayer = t:spell { card = "holy_roller", on = blessed }
  local friend = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  local other = t:dude { player = 2, at = "square" }
  t:call_out(blessed, rival)
  t:accept()
  if not alone then t:join(friend) end
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("shootout_play", 1)
  t:pulls(1, pulled)
  t:use(prayer)
  return blessed, friend, prayer, rival
end

-- The friend is the shooter, and player 1 loses with a pair by so many ranks.
local function lose(t, friend, theirs)
  t:go_on_to("pick_shooter", 1)
  t:draws(1, "KC KD 5H 2S 3D")
  t:draws(2, theirs)
  t:choose(friend)
  t:go_on_to("assign_casualty", 1)
end

scenario "Holy Roller: 1 bullet more for the shootout, and no casualty in that round" {
  proves = { "RC-CARD-124", "RC-CARD-125" },
  function(t)
    local blessed, friend, prayer = shootout(t, "4C")
    local third = t:dude { at = "square" }
    t:expect(t:stat(blessed, "bullets"), 2, "bullets")
    t:expect(t:stat(friend, "bullets"), 0, "bullets of another")
    t:expect_true(t:is_booted(prayer), "the spell is booted")
    lose(t, friend, "9C 9D 4H 4S 8D")
    t:expect_true(not t:offers(blessed), "not the Blessed")
    t:discard(friend)
    t:done()
    t:expect(t:zone(third), "in_play", "somebody else is")
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(blessed, "bullets"), 2, "bullets in the second round")
    t:draws(1, "KC KD 5H 2S 3D")
    t:draws(2, "9C 9D 4H 4S 8D")
    t:go_on_to("assign_casualty", 1)
    t:discard(blessed)
    t:done()
    t:expect(t:zone(blessed), "discard_pile", "the Blessed is in")
  end,
}

scenario "Holy Roller: the bullet goes with the shootout" {
  function(t)
    local blessed, friend = shootout(t, "4C")
    t:go_on_to("pick_shooter", 1)
    t:draws(1, "KC KD KH KS 3D")
    t:draws(2, "9C 8D 4H 2S TD")
    t:choose(friend)
    t:go_on_to "noon_play"
    t:expect(t:zone(blessed), "in_play", "the Blessed is")
    t:expect(t:stat(blessed, "bullets"), 1, "bullets")
  end,
}

scenario "Holy Roller does not help who loses by 3 ranks" {
  function(t)
    local blessed, friend = shootout(t, "4C")
    lose(t, friend, "9C TD JH QS KC")
    t:expect_true(t:offers(blessed), "the Blessed")
    t:ace(blessed)
    t:discard(friend)
    t:done()
    t:expect(t:zone(blessed), "boot_hill", "the Blessed is in")
  end,
}

scenario "Holy Roller helps who loses by 2 ranks" {
  function(t)
    local blessed, friend = shootout(t, "4C")
    lose(t, friend, "9C 9D 9H 4S 8D")
    t:expect_true(not t:offers(blessed), "not the Blessed")
    t:ace(friend)
    t:done()
  end,
}

scenario "Holy Roller does nothing for the other player" {
  function(t)
    local _, friend, _, rival = shootout(t, "4C")
    t:go_on_to("pick_shooter", 1)
    t:draws(1, "KC KD 5H 5S 3D")
    t:draws(2, "9C 9D 4H 2S 8D")
    t:choose(friend)
    t:go_on_to("assign_casualty", 2)
    t:discard(rival)
    t:done()
    t:expect(t:zone(rival), "discard_pile", "the rival is in")
  end,
}

scenario "Holy Roller fails below 6" {
  function(t)
    local blessed, friend, prayer = shootout(t, "3C")
    t:expect(t:stat(blessed, "bullets"), 1, "bullets")
    t:expect_true(t:is_booted(prayer), "the spell is booted")
    lose(t, friend, "9C 9D 4H 4S 8D")
    t:discard(blessed)
    t:done()
    t:expect(t:zone(blessed), "discard_pile", "the Blessed is in")
  end,
}

scenario "Holy Roller: in a round that was won the Blessed is no casualty either" {
  function(t)
    local revenge = t:in_hand { player = 2, card = "takin_ya_with_me" }
    local blessed, friend, _, rival = shootout(t, "4C")
    t:go_on_to("pick_shooter", 1)
    t:draws(1, "KC KD 5H 5S 3D")
    t:draws(2, "9C 9D 4H 2S 8D")
    t:choose(friend)
    t:go_on_to("assign_casualty", 2)
    t:discard(rival)
    t:done()
    t:use(revenge)
    local asked, player = t:asked()
    t:expect(asked, "assign_casualty", "what is asked")
    t:expect(player, 1, "who is asked")
    t:expect_true(not t:offers(blessed), "not the Blessed")
    t:discard(friend)
    t:done()
  end,
}

scenario "Holy Roller: a round that was won is over all the same" {
  proves = { "RC-CARD-125" },
  function(t)
    local blessed, friend, _, rival = shootout(t, "4C")
    t:go_on_to("pick_shooter", 1)
    t:draws(1, "KC KD 5H 5S 3D")
    t:draws(2, "9C 9D 4H 2S 8D")
    t:choose(friend)
    t:go_on_to("assign_casualty", 2)
    t:discard(rival)
    t:done()
    t:go_on_to("pick_shooter", 1)
    t:draws(1, "KC KD 5H 2S 3D")
    t:draws(2, "9C 9D 4H 4S 8D")
    t:choose(friend)
    t:go_on_to("assign_casualty", 1)
    t:discard(blessed)
    t:done()
    t:expect(t:zone(blessed), "discard_pile", "the Blessed is in")
  end,
}

scenario "Holy Roller does not help who loses by more" {
  function(t)
    local blessed, friend = shootout(t, "4C")
    lose(t, friend, "9C 9D 9H 4S 4D")
    t:expect_true(t:offers(blessed), "the Blessed")
    t:ace(blessed)
    t:ace(friend)
    t:done()
  end,
}
