-- A shootout in the town square: player 2 may shoot or whip; Warren is at home.
local function fight(t, given)
  given = given or {}
  local warren = t:dude { card = "warren_graves", at = given.at }
  local dude, friend = t:dude { value = given.value or 3, at = "square" }, t:dude { at = "square" }
  local foe = t:dude { player = 2, bullets = given.bullets or 5, at = "square" }
  local gun = t:goods { card = "shotgun", on = foe }
  local whip = t:in_hand { player = 2, card = "pistol_whip" }
  t:call_out(dude, foe)
  t:accept()
  t:join(friend)
  if given.at then t:join(warren) end
  t:go_on_to("shootout_play", 1)
  t:pass()
  return { warren = warren, dude = dude, friend = friend, foe = foe, gun = gun, whip = whip }
end
local function saved(t, c)
  t:expect(t:where(c.dude), t:place "home 1", "where the dude is")
  t:expect_true(t:is_booted(c.dude), "the dude is booted")
  t:expect(t:side(c.warren), 1, "Warren's posse")
  t:expect(t:where(c.warren), t:place "square", "where Warren is")
  t:expect_true(not t:is_booted(c.warren), "Warren does not boot")
end

scenario "Warren Graves stands in for whoever is to be aced" {
  function(t)
    local c = fight(t)
    t:use(c.gun)
    t:choose(c.dude)
    t:use(c.warren)
    saved(t, c)
  end,
}

scenario "Warren Graves stands in for whoever is sent home, once a day" {
  function(t)
    local c = fight(t)
    t:use(c.whip)
    t:choose(c.dude)
    t:use(c.warren)
    saved(t, c)
    t:until_turn_of(2)
    t:use(c.gun)
    t:refuses(c.warren)
    t:expect(t:zone(c.friend), "boot_hill", "the next is in")
  end,
}

-- Elander of that player tests a gun that a friend, or Warren, carries, and it goes wrong.
local function test(t, player, on_warren)
  local warren = t:dude { card = "warren_graves", at = on_warren and "square" or "home" }
  local elander = t:dude { player = player, card = "elander_boldman", at = "square" }
  local foe = t:dude { player = 3 - player, at = "square" }
  local tester = on_warren and warren or t:dude { player = player, at = "square" }
  t:goods { keywords = { "Weapon", "Gadget" }, on = tester }
  t:winner(player)
  t:call_out(elander, foe)
  t:accept()
  t:join(tester)
  t:go_on_to("shootout_play", player)
  t:pulls(player, "5C")
  t:use(elander)
  return warren, tester
end

scenario "Warren Graves stands in for whoever is to be discarded" {
  function(t)
    local warren, tester = test(t, 1)
    t:use(warren)
    t:expect(t:where(tester), t:place "home 1", "where the tester is")
    t:expect_true(t:is_booted(tester), "the tester is booted")
    t:expect(t:side(warren), 1, "Warren's posse")
  end,
}

scenario "Warren Graves does not stand in for another's dude who is to be discarded" {
  function(t)
    local _, tester = test(t, 2)
    t:expect(t:zone(tester), "discard_pile", "the tester is in the")
  end,
}

scenario "Warren Graves does not stand in for Warren, to be discarded" {
  function(t)
    local warren = test(t, 1, true)
    t:expect(t:zone(warren), "discard_pile", "Warren is in the")
  end,
}

scenario "Warren Graves does not stand in for Warren, to be aced" {
  function(t)
    local c = fight(t, { at = "square", bullets = 11 })
    t:use(c.gun)
    t:choose(c.warren)
    t:expect(t:zone(c.warren), "boot_hill", "Warren is in")
  end,
}

scenario "Warren Graves does not stand in for another's dude who is to be aced" {
  function(t)
    t:dude { card = "warren_graves" }
    local dude, foe = t:dude { bullets = 5, at = "square" }, t:dude { player = 2, value = 3, at = "square" }
    local gun = t:goods { card = "shotgun", on = dude }
    t:call_out(dude, foe)
    t:accept()
    t:done()
    t:use(gun)
    t:expect(t:zone(foe), "boot_hill", "the foe is in")
  end,
}

scenario "Warren Graves does nothing about jobs and call-outs" {
  function(t)
    local warren, dude, other = t:dude { card = "warren_graves" }, t:dude { at = "square" }, t:dude { at = "square" }
    local foe = t:dude { player = 2, at = "square" }
    local ambush = t:in_hand { player = 2, card = "ambush" }
    t:dude { player = 2, at = "square" }
    t:winner(2)
    t:call_out(foe, dude)
    t:refuse()
    t:expect(t:where(dude), t:place "home 1", "where the one is")
    t:until_turn_of(2)
    t:use(ambush)
    t:choose(foe)
    t:choose(other)
    t:go_on_to("oppose_job", 1)
    t:pass()
    t:expect(t:asked(), "noon_play", "what is asked")
    t:expect(t:zone(other), "boot_hill", "the other is in")
    t:expect(t:where(warren), t:place "home 1", "where Warren is")
  end,
}

scenario "Warren Graves saves others from the shootout, being in it" {
  function(t)
    local c = fight(t, { at = "square" })
    t:use(c.gun)
    t:choose(c.dude)
    t:use(c.warren)
    saved(t, c)
  end,
}

scenario "Warren Graves does not save Warren, nor the others' dudes" {
  function(t)
    local c = fight(t, { at = "square" })
    t:use(c.whip)
    t:choose(c.warren)
    t:expect(t:where(c.warren), t:place "home 1", "where Warren is")
    t:until_turn_of(1)
    local own = t:in_hand { card = "pistol_whip" }
    t:use(own)
    t:choose(c.dude)
    t:refuses(c.warren)
    t:expect(t:where(c.foe), t:place "home 2", "where the foe is")
  end,
}

scenario "Warren Graves need not, and casualties are no play" {
  function(t)
    local c = fight(t)
    t:use(c.gun)
    t:choose(c.dude)
    t:pass()
    t:expect(t:zone(c.dude), "boot_hill", "the dude is in")
    t:draws(1, "2D 4H 6C 8D TD")
    t:draws(2, "2C 2D 5H 9S TC")
    t:go_on_to("assign_casualty", 1)
    t:discard(c.friend)
    t:done()
    t:expect(t:zone(c.friend), "discard_pile", "the casualty is in the")
    t:expect(t:side(c.warren), 0, "Warren's posse")
  end,
}
