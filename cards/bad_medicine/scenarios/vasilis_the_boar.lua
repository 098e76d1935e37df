-- Vasilis, with what he carries, and a friend against two dudes of player 2.
local function shootout(t, given)
  local vasilis = t:dude { card = "vasilis_the_boar", at = "square" }
  local friend = t:dude { bullets = 9, at = "square" }
  local arms = {}
  for i, arm in ipairs(given.arms or {}) do
    arm.on = vasilis
    arms[i] = t:goods(arm)
  end
  local foe = t:dude { player = 2, value = 4, at = "square", bounty = given.bounty }
  local other = t:dude { player = 2, value = 9, at = "square" }
  t:call_out(given.alone and friend or vasilis, foe)
  t:accept()
  if not given.alone then t:join(friend) end
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:go_on_to("shootout_play", 1)
  return { vasilis = vasilis, friend = friend, arms = arms, foe = foe, other = other }
end

local shotgun = { card = "shotgun" }
local holster = { card = "legendary_holster" }

scenario "Vasilis: wanted dudes against him are worth 2 less" {
  function(t)
    local s = shootout(t, { bounty = 1 })
    local wanted = t:dude { player = 2, value = 7, bounty = 2, at = "home 2" }
    t:expect(t:stat(s.foe, "value"), 2, "the wanted dude's value")
    t:expect(t:stat(s.other, "value"), 9, "the other's value")
    t:expect(t:stat(wanted, "value"), 7, "the value of who is not there")
    t:expect(t:stat(s.friend, "value"), 5, "the friend's value")
  end,
}

scenario "Vasilis does that only where he shoots" {
  function(t)
    local s = shootout(t, { bounty = 1, alone = true })
    t:expect(t:side(s.vasilis), 0, "his side")
    t:expect(t:stat(s.foe, "value"), 4, "the wanted dude's value")
  end,
}

scenario "Vasilis: a booted Weapon shoots once more, and is aced" {
  function(t)
    local s = shootout(t, { arms = { { card = "shotgun", booted = true }, { title = "Hat" } } })
    t:refuses(s.arms[1])
    t:use(s.vasilis)
    t:expect(t:zone(s.foe), "boot_hill", "the foe is in")
    t:expect(t:zone(s.other), "in_play", "the other is")
    t:expect(t:zone(s.arms[1]), "boot_hill", "the Weapon is in")
    t:expect(t:zone(s.arms[2]), "in_play", "the rest is")
    t:expect_true(not t:is_booted(s.vasilis), "he is not booted")
    t:pass()
    t:refuses(s.vasilis)
  end,
}

scenario "Vasilis: used today already, and not booted for it" {
  function(t)
    local s = shootout(t, { arms = { shotgun } })
    local third = t:dude { player = 2, value = 3, at = "square" }
    local pinto = t:goods { player = 2, card = "pinto", on = third }
    t:use(s.arms[1])
    t:expect(t:zone(s.foe), "boot_hill", "the foe is in")
    t:use(pinto)
    t:booted(s.arms[1], false)
    t:refuses(s.arms[1])
    t:use(s.vasilis)
    t:expect(t:zone(third), "boot_hill", "the third is in")
    t:expect(t:zone(s.arms[1]), "boot_hill", "the Weapon is in")
    t:expect(t:happened "card.booted", 2, "the Shotgun the first time, and the Pinto")
  end,
}

scenario "Vasilis: what else it costs is paid" {
  function(t)
    local s = shootout(t, { arms = { holster } })
    t:pulls(1, "2C")
    t:use(s.vasilis)
    t:choose(s.other)
    t:expect(t:zone(s.other), "boot_hill", "the other is in")
    t:expect(t:zone(s.arms[1]), "boot_hill", "the Weapon is in")
  end,
}

scenario "Vasilis picks one of his Weapons" {
  function(t)
    local s = shootout(t, { arms = { shotgun, holster } })
    t:use(s.vasilis)
    t:choose(s.arms[1])
    t:expect(t:zone(s.arms[1]), "boot_hill", "the one is in")
    t:expect(t:zone(s.arms[2]), "in_play", "the other is")
  end,
}

local function refuses(what, given, make)
  scenario("Vasilis needs " .. what) {
    function(t)
      local s = shootout(t, given)
      if make then make(t, s) end
      t:refuses(s.vasilis)
    end,
  }
end
refuses("a Weapon, not just anything", { arms = { { card = "stone_idol" } } })
refuses("a Weapon with a Shootout ability", { arms = { { keywords = { "Weapon" } }, { card = "pair_of_six_shooters" } } })
refuses("a Weapon of his own", {}, function(t, s) t:goods { card = "shotgun", on = s.friend } end)
refuses("somebody to use it on", { arms = { shotgun } }, function(t, s)
  t:goods { player = 2, bullets = 0, on = s.foe }
  local sun = t:in_hand { player = 2, card = "sun_in_yer_eyes" }
  t:pass()
  t:use(sun)
  t:choose(s.vasilis)
end)
