-- Player 1's Shaman and a dude with such numbers against two of player 2.
local function shootout(t, given)
  local shaman = t:dude { keywords = { "Shaman 2" }, bullets = 1, influence = 2, at = "square" }
  local wind = t:spell { card = "guiding_wind", on = shaman }
  local friend = t:dude { bullets = 4, influence = given.influence or 1, at = "square", keywords = given.keywords }
  local foe = t:dude { player = 2, bullets = 3, influence = 0, at = "square", keywords = given.theirs }
  local away = t:dude { bullets = 4, at = "home" }
  local gun = t:goods { player = 2, title = "Gun", on = foe }
  local hat = t:goods { title = "Hat", on = friend }
  t:call_out(shaman, foe)
  t:accept()
  t:join(friend)
  t:go_on_to("shootout_play", 1)
  t:pulls(1, given.pull or "6C")
  t:use(wind)
  return { shaman = shaman, wind = wind, friend = friend, foe = foe, away = away,
           gun = gun, hat = hat }
end

scenario "Guiding Wind: an opposing dude has as many bullets as influence" {
  function(t)
    local s = shootout(t, {})
    t:expect_true(not t:offers(s.away), "nobody outside the shootout")
    t:expect_true(not t:offers(s.gun) and not t:offers(s.hat), "no goods")
    t:choose(s.foe)
    t:expect(t:stat(s.foe, "bullets"), 0, "the foe's bullets")
    t:expect(t:stat(s.friend, "bullets"), 4, "the friend's bullets")
    t:expect_true(t:is_booted(s.wind), "the Spirit is booted")
    local gun = t:goods { player = 2, bullets = 2, on = s.foe }
    t:expect(t:host(gun), s.foe, "a gun comes")
    t:expect(t:stat(s.foe, "bullets"), 0, "bullets of the gun are part of what was set")
  end,
}

scenario "Guiding Wind: a dude of yours may get bullets" {
  function(t)
    local s = shootout(t, {})
    t:choose(s.shaman)
    t:expect(t:stat(s.shaman, "bullets"), 2, "bullets")
  end,
}

scenario "Guiding Wind: never more than 3" {
  function(t)
    local s = shootout(t, { influence = 5 })
    t:choose(s.friend)
    t:expect(t:stat(s.friend, "bullets"), 3, "bullets")
  end,
}

scenario "Guiding Wind does not change your tokens, but theirs" {
  function(t)
    local s = shootout(t, { keywords = { "Token" }, theirs = { "Token" } })
    t:expect_true(not t:offers(s.friend), "no token of yours")
    t:choose(s.foe)
    t:expect(t:stat(s.foe, "bullets"), 0, "the foe's bullets")
  end,
}

scenario "Guiding Wind fails below 8" {
  function(t)
    local s = shootout(t, { pull = "5C" })
    t:choose(s.foe)
    t:expect(t:stat(s.foe, "bullets"), 3, "bullets")
  end,
}

scenario "Guiding Wind leaves an ally's dude alone" {
  ruleset = "weird_west",
  function(t)
    t:players(3)
    local shaman = t:dude { keywords = { "Shaman 2" }, bullets = 1, influence = 2, at = "square" }
    local wind = t:spell { card = "guiding_wind", on = shaman }
    local foe = t:dude { player = 2, bullets = 3, at = "square" }
    local ally = t:dude { player = 3, bullets = 3, at = "square" }
    t:call_out(shaman, foe)
    t:accept()
    t:go_on_to("invite", 1)
    t:choose_player(3)
    t:go_on_to("join_posse", 3)
    t:join(ally)
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(ally), 1, "the ally's side")
    t:pulls(1, "6C")
    t:use(wind)
    t:expect_true(not t:offers(ally), "not the ally")
    t:choose(foe)
  end,
}
