local function brawl(t, ...)
  local gun = t:dude { bullets = 1, at = "square" }
  local friend = t:dude { bullets = 1, at = "square" }
  local ferryman = t:goods { card = "the_drowned_ferryman", on = t:place "home 1" }
  local rival = t:dude { player = 2, bullets = 2, at = "square" }
  local second = t:dude { player = 2, bullets = 2, at = "square" }
  if ... then t:goods { player = 2, on = second, keywords = { ... } } end
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("join_posse", 1)
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(second)
  t:go_on_to("shootout_play", 1)
  return ferryman, rival, second, friend, gun
end

scenario "The Drowned Ferryman takes a bullet, and the way out" {
  function(t)
    local ferryman, rival, second, friend = brawl(t, "Horse")
    t:use(ferryman)
    t:expect_true(t:offers(second), "whoever has no Weapon")
    t:expect_true(not t:offers(friend), "nobody of the own side")
    t:choose(rival)
    t:expect(t:stat(rival, "bullets"), 1, "the rival's bullets")
    t:expect(t:stat(second, "bullets"), 2, "bullets of the other")
    t:expect_true(t:is_booted(ferryman), "he is booted")
    t:draws(1, "KC QD 5H 2S 3D")
    t:draws(2, "KH KS 5D 2C 3C")
    t:go_on_to("assign_casualty", 1)
    t:discard(friend)
    t:done()
    t:go_on_to("flee", 2)
    t:expect_true(t:offers(second), "the other can flee")
    t:expect_true(not t:offers(rival), "the rival cannot")
  end,
}

scenario "The Drowned Ferryman: not against a Weapon" {
  function(t)
    local ferryman, rival, second = brawl(t, "Weapon")
    t:use(ferryman)
    t:expect(t:stat(rival, "bullets"), 1, "the one without a Weapon: bullets")
    t:expect(t:stat(second, "bullets"), 2, "the other")
  end,
}
