local function callout(t)
  local gun = t:dude { bullets = 2, at = "square" }
  local shotgun = t:goods { card = "shotgun", on = gun }
  local weak = t:dude { player = 2, value = 3, at = "square" }
  local strong = t:dude { player = 2, value = 4, at = "square" }
  return gun, shotgun, weak, strong
end

scenario "Shotgun aces a dude of no more value than the dude's bullets" {
  function(t)
    local gun, shotgun, weak, strong = callout(t)
    local weaker = t:dude { player = 2, value = 1, at = "square" }
    t:call_out(gun, weak)
    t:accept()
    t:go_on_to("join_posse", 2)
    t:join(strong)
    t:join(weaker)
    t:go_on_to("shootout_play", 1)
    t:use(shotgun)
    t:expect_true(t:offers(weaker), "a dude of still less value can be chosen")
    t:expect_true(not t:offers(strong), "one of more value cannot")
    t:choose(weak)
    t:expect(t:zone(weak), "boot_hill", "the dude is in")
    t:expect(t:zone(weaker), "in_play", "the other is")
    t:expect_true(t:is_booted(shotgun), "the Weapon is booted")
  end,
}

scenario "Shotgun does not reach above the bullets" {
  function(t)
    local gun, shotgun, _, strong = callout(t)
    t:call_out(gun, strong)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:refuses(shotgun)
  end,
}

scenario "Shotgun reaches opposing dudes of the shootout only" {
  function(t)
    local gun, shotgun, weak, strong = callout(t)
    local friend = t:dude { value = 1, at = "square" }
    t:call_out(gun, strong)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(weak), 0, "the weak dude's posse")
    t:refuses(shotgun)
  end,
}

scenario "Shotgun fires once" {
  function(t)
    local gun, shotgun, weak, strong = callout(t)
    local weaker = t:dude { player = 2, value = 1, at = "square" }
    t:booted(shotgun, true)
    t:call_out(gun, weak)
    t:accept()
    t:go_on_to("join_posse", 2)
    t:join(strong)
    t:join(weaker)
    t:go_on_to("shootout_play", 1)
    t:refuses(shotgun)
  end,
}
