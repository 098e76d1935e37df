local function fight(t, mine, theirs)
  local card = t:in_hand { card = "make_em_sweat" }
  local gun = t:dude { bullets = mine, at = "square" }
  local rival = t:dude { player = 2, bullets = theirs, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  return card, gun, rival
end

scenario "Make 'em Sweat takes as many bullets as the booted dude has" {
  function(t)
    local card, gun, rival = fight(t, 2, 3)
    t:use(card)
    t:expect_true(t:is_booted(gun), "the own dude boots")
    t:expect(t:stat(rival, "bullets"), 1, "bullets, from 3")
    t:expect(t:stat(gun, "bullets"), 2, "the own dude's bullets")
    t:expect_true(not t:is_booted(rival), "the other stays unbooted")
  end,
}

scenario "Make 'em Sweat boots a dude who is left without bullets" {
  function(t)
    local card, _, rival = fight(t, 2, 2)
    t:use(card)
    t:expect(t:stat(rival, "bullets"), 0, "bullets")
    t:expect_true(t:is_booted(rival), "booted")
  end,
}

scenario "Make 'em Sweat is on any other dude in the shootout" {
  function(t)
    local card = t:in_hand { card = "make_em_sweat" }
    local gun = t:dude { bullets = 2, at = "square" }
    local friend = t:dude { bullets = 3, at = "square" }
    local tired = t:dude { bullets = 3, at = "square" }
    local absent = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:join(friend)
    t:join(tired)
    t:done()
    t:booted(tired, true)
    t:booted(friend, false)
    t:go_on_to("shootout_play", 1)
    t:use(card)
    t:expect_true(not t:offers(tired), "a booted dude")
    t:expect_true(not t:offers(absent), "a dude who is not in the posse")
    t:expect_true(not t:offers(rival), "another player's dude")
    t:choose(gun)
    t:expect_true(not t:offers(gun), "the dude who boots")
    t:expect_true(t:offers(rival), "an opposing dude")
    t:choose(friend)
    t:expect(t:stat(friend, "bullets"), 1, "bullets, from 3")
  end,
}

scenario "Make 'em Sweat by a dude without bullets still boots one without bullets" {
  function(t)
    local card, _, rival = fight(t, 0, 0)
    t:use(card)
    t:expect_true(t:is_booted(rival), "booted")
  end,
}

scenario "Make 'em Sweat lasts as long as the shootout" {
  function(t)
    local card, gun, rival = fight(t, 2, 3)
    t:draws(1, "2S 3D 5S 6C 8S")
    t:draws(2, "2H 2D 4H 5D 7C")
    t:use(card)
    t:go_on_to("resolution_play", 1)
    t:expect(t:stat(rival, "bullets"), 1, "bullets in the shootout")
    t:go_on_to("noon_play", 2)
    t:expect_true(t:zone(gun) ~= "in_play", "the shootout is won")
    t:expect(t:stat(rival, "bullets"), 3, "bullets after the shootout")
  end,
}
