scenario "Nunchucks are for dudes with Kung Fu" {
  function(t)
    local nunchucks = t:in_hand { card = "nunchucks" }
    t:dude {}
    t:dude { keywords = { "Huckster 2" } }
    t:expect_true(not t:offers(nunchucks), "nobody can carry them")
    local novice = t:dude { keywords = { "Kung Fu 0" } }
    t:shop(nunchucks, novice)
    t:expect(t:host(nunchucks), novice, "who carries them")
  end,
}

-- A fighter with Kung Fu 2 and Nunchucks in a shootout of a friend.
local function fight(t, given)
  local fighter = t:dude { keywords = { "Kung Fu 2" }, value = 5, at = "square" }
  local nunchucks = t:goods { card = "nunchucks", on = fighter }
  local caster = t:dude {
    player = given.caster or 2, keywords = { "Huckster 1" }, value = 9, bullets = 1, at = "square",
  }
  local curse = t:spell { player = given.caster or 2, card = "blood_curse", on = caster }
  local friend = t:dude { at = "square" }
  local rival = given.caster == 1 and t:dude { player = 2, bullets = 3, at = "square" } or caster
  t:call_out(given.caster == 1 and caster or friend, rival)
  t:accept()
  if not given.absent then t:join(fighter) end
  t:go_on_to("shootout_play", given.caster or 2)
  return nunchucks, fighter, curse, friend, rival
end

scenario "Nunchucks: 1 Kung Fu more in a posse" {
  function(t)
    local _, fighter = fight(t, {})
    t:expect(t:stat(fighter, "kung_fu"), 3, "Kung Fu")
    t:expect(t:stat(fighter, "value"), 8, "the value, with Kung Fu")
    t:go_on_to "noon_play"
    t:expect(t:stat(fighter, "kung_fu"), 2, "Kung Fu afterwards")
  end,
}

scenario "Nunchucks: a pull counts as much less as the Kung Fu" {
  function(t)
    local nunchucks, _, curse, friend = fight(t, {})
    t:pulls(2, "TC")
    t:use(curse)
    t:choose(friend)
    t:use(nunchucks)
    t:expect_true(t:is_booted(nunchucks), "booted")
    t:expect(t:happened "skill_check.failed", 1, "10 less 3 and 1 are 8, which is too little")
  end,
}

scenario "Nunchucks: without them it would have been enough" {
  function(t)
    local nunchucks, _, curse, friend = fight(t, {})
    t:pulls(2, "TC")
    t:use(curse)
    t:choose(friend)
    t:pass()
    t:expect_true(not t:is_booted(nunchucks), "unbooted")
    t:expect(t:happened "skill_check.succeeded", 1, "10 and 1 are enough")
  end,
}

scenario "Nunchucks: by no more than the Kung Fu" {
  function(t)
    local nunchucks, _, curse, friend = fight(t, {})
    t:pulls(2, "JC")
    t:use(curse)
    t:choose(friend)
    t:use(nunchucks)
    t:expect(t:happened "skill_check.succeeded", 1, "11 less 3 and 1 are 9, which is enough")
  end,
}

scenario "Nunchucks: an own pull too" {
  function(t)
    local nunchucks, _, curse = fight(t, { caster = 1 })
    t:pulls(1, "TC")
    t:use(curse)
    if t:offers "Blood" then t:done() end
    t:use(nunchucks)
    t:expect(t:happened "skill_check.failed", 1, "failures")
  end,
}

scenario "Nunchucks: not for who is in no posse" {
  function(t)
    local nunchucks, fighter, curse, friend = fight(t, { absent = true })
    t:expect(t:stat(fighter, "kung_fu"), 2, "Kung Fu")
    t:pulls(2, "TC")
    t:use(curse)
    t:expect_true(not t:can_use(nunchucks), "no React")
    t:expect(t:stat(friend, "value"), 5, "the friend's value")
  end,
}
