--- Abram in a shootout in the town square, round one.
local function shootout(t)
  local abram = t:dude { card = "abram_grothe_exp1", at = "square" }
  local friend = t:dude { at = "square" }
  local rival = t:dude { player = 2, bullets = 1, at = "square" }
  local second = t:dude { player = 2, at = "square" }
  local gun = t:goods { player = 2, card = "peacemaker", on = rival }
  local rifle = t:goods { player = 2, card = "buffalo_rifle", on = second }
  local horse = t:goods { player = 2, card = "mustang", on = rival }
  local own = t:goods { card = "peacemaker", on = friend }
  t:call_out(abram, rival)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(second)
  t:go_on_to("shootout_play", 1)
  return abram, { rival = rival, second = second, gun = gun, rifle = rifle, horse = horse,
                  own = own, friend = friend }
end

--- A round that takes nobody out of it but the friend.
local function next_round(t, friend)
  t:draws(1, "KC KD 5H 2S 3D 7C 8S")
  t:draws(2, "9C 9D TH TS 8D")
  t:go_on_to("assign_casualty", 1)
  t:discard(friend)
  t:done()
  t:go_on_to("shootout_play", 1)
end

scenario "Abram Grothe (Exp.1) waits for the second round, then silences all Weapons" {
  function(t)
    local abram, all = shootout(t)
    t:refuses(abram)
    local plain = t:goods { player = 2, bullets = 2, on = all.second }
    next_round(t, all.friend)
    t:expect(t:stat(all.rival, "bullets"), 2, "bullets before")
    t:use(abram)
    t:expect(t:stat(abram, "bullets"), 3, "Abram's bullets")
    t:expect_true(t:is_booted(all.gun), "the gun is booted")
    t:expect_true(t:is_booted(all.rifle), "the rifle is booted")
    t:expect_true(not t:is_booted(all.horse), "the Horse is not")
    t:expect_true(not t:is_booted(plain), "other goods are not")
    t:expect(t:stat(all.rival, "bullets"), 1, "bullets without the gun")
    t:expect(t:stat(all.second, "bullets"), 2, "bullets by other goods")
    t:expect_true(not t:is_booted(abram), "he is not booted")
  end,
}

scenario "Abram Grothe (Exp.1) leaves Weapons elsewhere alone" {
  function(t)
    local abram, all = shootout(t)
    local third = t:dude { at = "square" }
    local own = t:goods { card = "peacemaker", on = abram }
    local idler = t:dude { player = 2, at = "square" }
    local idle = t:goods { player = 2, card = "peacemaker", on = idler }
    next_round(t, all.friend)
    t:use(abram)
    t:expect_true(not t:is_booted(own), "his own gun is unbooted")
    t:expect_true(not t:is_booted(idle), "a gun outside the shootout is unbooted")
    t:expect(t:stat(abram, "bullets"), 4, "his bullets")
    t:expect(t:side(third), 0, "who stands by is in no posse")
  end,
}
