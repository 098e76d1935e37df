local function draw(t, pull)
  local gun = t:dude { bullets = 2, at = "square" }
  local holster = t:goods { card = "legendary_holster", on = gun }
  local rival, second = t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" }
  local friend, bystander = t:dude { at = "square" }, t:dude { player = 2 }
  t:call_out(gun, rival)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(second)
  t:go_on_to("shootout_play", 1)
  t:pulls(1, pull)
  t:use(holster)
  t:expect_true(t:offers(rival), "the first of the posse can be chosen")
  t:expect_true(not t:offers(friend), "no friend can")
  t:expect_true(not t:offers(bystander), "nobody outside the posses can")
  t:choose(second)
  t:expect_true(t:is_booted(holster), "the Weapon is booted")
  t:expect(t:zone(rival), "in_play", "the dude who was not chosen is")
  return second
end

scenario "Legendary Holster aces on a pull below the dude's bullets" {
  function(t)
    t:expect(t:zone(draw(t, "3C")), "boot_hill", "the dude is in")
  end,
}

scenario "Legendary Holster misses on a pull that equals the bullets" {
  function(t)
    t:expect(t:zone(draw(t, "4C")), "in_play", "the dude is")
  end,
}

scenario "Legendary Holster is of no use once booted" {
  function(t)
    local gun = t:dude { bullets = 2, at = "square" }
    local holster = t:goods { card = "legendary_holster", on = gun, booted = true }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:refuses(holster)
  end,
}
