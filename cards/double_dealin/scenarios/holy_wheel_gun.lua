local function showdown(t, mine, theirs)
  local priest = t:dude { at = "square", bullets = 1 }
  local gun = t:goods { card = "holy_wheel_gun", on = priest }
  local beast = t:dude { player = 2, at = "square", bullets = 3, keywords = { "Abomination" } }
  local man = t:dude { player = 2, at = "square", bullets = 3 }
  if mine then
    t:draws(1, mine)
    t:draws(2, theirs)
  end
  t:call_out(priest, beast)
  t:accept()
  t:go_on_to("join_posse", 2)
  t:join(man)
  return gun, beast, man, priest
end

scenario "Holy Wheel Gun takes a bullet from an opposing dude" {
  function(t)
    local idle = t:dude { player = 2, at = "square" }
    local gun, beast, man, priest = showdown(t)
    t:expect(t:stat(priest, "bullets"), 3, "the bearer's bullets")
    t:go_on_to("shootout_play", 1)
    t:use(gun)
    t:expect_true(t:offers(beast), "an Abomination")
    t:expect_true(not t:offers(priest), "nobody of the own posse")
    t:expect_true(not t:offers(idle), "nobody outside the posses")
    t:choose(man)
    t:expect(t:stat(man, "bullets"), 2, "the bullets, 1 less")
    t:expect_true(t:is_booted(gun), "the Gun boots")
    t:expect_true(not t:is_booted(priest), "the bearer does not")
  end,
}

scenario "Holy Wheel Gun makes an Abomination the next casualty" {
  proves = { "RC-CARD-110" },
  function(t)
    local third = t:dude { player = 2, at = "square" }
    local gun, beast, man = showdown(t, "KC KD QH 2S 3D", "KH QS 5C 2H 4S")
    t:draws(1, "QC QD KH 2S 3D")
    t:draws(2, "JH QS 5C 2H 4S")
    t:join(third)
    t:go_on_to("assign_casualty", 2)
    t:discard(third)
    t:done()
    t:go_on_to("shootout_play", 1)
    t:use(gun)
    t:choose(beast)
    t:go_on_to("assign_casualty", 2)
    t:expect_true(t:offers(beast), "the Abomination")
    t:expect_true(not t:offers(man), "nobody else")
  end,
}

scenario "Holy Wheel Gun makes an Abomination the first casualty" {
  function(t)
    local gun, beast, man = showdown(t, "KC KD QH 2S 3D", "KH QS 5C 2H 4S")
    t:go_on_to("shootout_play", 1)
    t:use(gun)
    t:choose(beast)
    t:expect(t:stat(beast, "bullets"), 2, "the bullets, 1 less")
    t:go_on_to("assign_casualty", 2)
    t:expect_true(t:offers(beast), "the Abomination")
    t:expect_true(not t:offers(man), "nobody else first")
  end,
}

scenario "Holy Wheel Gun leaves the choice if the dude is no Abomination" {
  function(t)
    local gun, beast, man = showdown(t, "KC KD QH 2S 3D", "KH QS 5C 2H 4S")
    t:go_on_to("shootout_play", 1)
    t:use(gun)
    t:choose(man)
    t:go_on_to("assign_casualty", 2)
    t:expect_true(t:offers(beast), "the one")
    t:expect_true(t:offers(man), "the other")
  end,
}

scenario "Holy Wheel Gun and Pinned Down: the player picks which claim counts" {
  proves = { "RC-CARD-111" },
  function(t)
    local pinned = t:in_hand { card = "pinned_down" }
    local third = t:dude { player = 2, at = "square" }
    local gun, beast, man = showdown(t, "KC KD QH 2S 3D", "KH QS 5C 2H 4S")
    t:join(third)
    t:go_on_to("shootout_play", 1)
    t:use(gun)
    t:choose(beast)
    t:until_turn_of(1)
    t:use(pinned)
    t:choose(man)
    t:go_on_to("assign_casualty", 2)
    t:expect_true(t:offers(beast), "the one")
    t:expect_true(t:offers(man), "the other")
    t:expect_true(not t:offers(third), "nobody else")
    t:discard(man)
    t:done()
    t:expect(t:zone(man), "discard_pile", "the dude is in")
    t:expect(t:zone(beast), "in_play", "the Abomination is")
  end,
}

scenario "Holy Wheel Gun has to be unbooted" {
  function(t)
    local gun = showdown(t)
    t:booted(gun, true)
    t:go_on_to("shootout_play", 1)
    t:refuses(gun)
  end,
}
