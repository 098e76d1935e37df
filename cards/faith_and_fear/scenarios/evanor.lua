--- Player 1's dude with Evanor and a friend, against two.
local function shootout(t, given)
  local knight = t:dude { keywords = given.keywords, at = "square" }
  local evanor = t:goods { card = "evanor", on = knight }
  local friend = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  local second = t:dude { player = 2, at = "square" }
  if given.gun then given.gun.player, given.gun.on = 2, rival; given.gun = t:goods(given.gun) end
  local third = given.third and t:dude { player = 2, at = "square" }
  t:call_out(knight, rival)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(second)
  if third then t:join(third) end
  t:go_on_to("shootout_play", 1)
  return knight, evanor, friend, rival, second
end

local function bullets(t, gun)
  local given = { gun = gun }
  local knight = shootout(t, given)
  return t:stat(knight, "bullets"), given.gun, knight
end

scenario "Evanor gives no bullets against a gun" {
  function(t)
    local now, gun, knight = bullets(t, { keywords = { "Weapon" } })
    t:expect(now, 0, "bullets against a gun")
    t:booted(gun, true)
    t:expect(t:stat(knight, "bullets"), 3, "bullets once it is booted")
  end,
}

scenario "Evanor gives its bullets against blades" {
  function(t) t:expect(bullets(t, { keywords = { "Weapon", "Melee" } }), 3, "bullets") end,
}

scenario "Evanor gives its bullets against goods" {
  function(t) t:expect(bullets(t, { keywords = { "Horse" } }), 3, "bullets") end,
}

scenario "Evanor gives its bullets outside a shootout, and though a gun stands by" {
  function(t)
    local knight = t:dude { at = "square" }
    t:goods { card = "evanor", on = knight }
    local rival, idle = t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" }
    t:goods { player = 2, keywords = { "Weapon" }, on = idle }
    t:goods { keywords = { "Weapon" }, on = t:dude { at = "square" } }
    t:expect(t:stat(knight, "bullets"), 3, "bullets before")
    t:call_out(knight, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(knight, "bullets"), 3, "bullets in the shootout")
  end,
}

scenario "Evanor takes away no bullets but its own" {
  function(t)
    local knight, _, friend = shootout(t, { gun = { keywords = { "Weapon" } } })
    t:goods { keywords = { "Hat" }, bullets = 1, on = knight }
    t:goods { keywords = { "Hat" }, bullets = 1, on = friend }
    t:expect(t:stat(knight, "bullets"), 1, "bullets of the dude")
    t:expect(t:stat(friend, "bullets"), 1, "bullets of a friend")
  end,
}

scenario "Evanor: in the round that is won the loser takes 1 casualty more" {
  function(t)
    local _, evanor = shootout(t, {})
    t:use(evanor)
    t:draws(1, "KC KD KH 2S 3D")
    t:draws(2, "9C 9D 4H 4S 8D")
    t:go_on_to("assign_casualty", 2)
    t:expect(t:casualties(2), 2, "casualties")
    t:expect_true(t:is_booted(evanor), "Evanor is booted")
  end,
}

scenario "Evanor: in the round that is lost nobody takes more" {
  function(t)
    local _, evanor = shootout(t, {})
    t:use(evanor)
    t:draws(1, "KC KD 5H 2S 3D")
    t:draws(2, "9C 9D 4H 4S 8D")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 1, "casualties")
  end,
}

--- A round that costs player 1 the friend, then one that player 1 loses again or wins.
local function second_round(t, keywords, mine, theirs)
  local knight, evanor, friend = shootout(t, { keywords = keywords })
  t:use(evanor)
  local third = t:dude { at = "square" }
  t:draws(1, "KC KD 5H 2S 3D")
  t:draws(2, "9C 9D 4H 4S 8D")
  t:go_on_to("assign_casualty", 1)
  local first = t:offers(knight)
  t:discard(friend)
  t:done()
  t:go_on_to("shootout_play", 1)
  t:draws(1, mine)
  t:draws(2, theirs)
  t:expect(t:side(third), 0, "who stands by")
  return knight, first
end

scenario "Evanor: a Blessed is no casualty in the next round, but in this" {
  function(t)
    local knight, first = second_round(t, { "Blessed 1" }, "KC KD 5H 2S 3D", "9C 9D 4H 4S 8D")
    t:expect_true(first, "the Blessed can be a casualty in this round")
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(knight), 1, "the Blessed is still there")
    t:draws(1, "KC KD 5H 2S 3D")
    t:draws(2, "9C 9D 4H 4S 8D")
    t:go_on_to("assign_casualty", 1)
    t:discard(knight)
    t:done()
    t:expect(t:zone(knight), "discard_pile", "in the third round the Blessed is in")
  end,
}

scenario "Evanor: others can be casualties in the next round" {
  function(t)
    local knight = second_round(t, nil, "KC KD 5H 2S 3D", "9C 9D 4H 4S 8D")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:happened "shootout.round_begins", 2, "rounds")
    t:discard(knight)
    t:done()
    t:expect(t:zone(knight), "discard_pile", "the dude is in")
  end,
}

scenario "Evanor: the round after costs the loser no more" {
  function(t)
    second_round(t, { "Blessed 1" }, "KC KD KH 2S 3D", "9C 9D 4H 4S 8D")
    t:go_on_to("assign_casualty", 2)
    t:expect(t:casualties(2), 1, "casualties")
  end,
}

scenario "Evanor: who loses two rounds takes more in the first" {
  function(t)
    local _, evanor, _, rival, second = shootout(t, { third = true })
    t:use(evanor)
    t:draws(1, "KC KD 5H 5S 3D")
    t:draws(2, "9C 9D 4H 2S 8D")
    t:go_on_to("assign_casualty", 2)
    t:expect(t:casualties(2), 2, "casualties in the first round")
    t:discard(rival)
    t:discard(second)
    t:done()
    t:go_on_to("shootout_play", 1)
    t:draws(1, "KC KD 5H 5S 3D")
    t:draws(2, "9C 9D 4H 2S 8D")
    t:go_on_to("assign_casualty", 2)
    t:expect(t:casualties(2), 1, "casualties in the second round")
  end,
}
