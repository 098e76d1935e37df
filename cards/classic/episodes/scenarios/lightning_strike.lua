--- A Shaman 1 strikes at a dude of value 3 with 2 bullets.
local function strike(t, pulled)
  local shaman = t:dude { keywords = { "Shaman 1" }, at = "square" }
  local friend = t:dude { at = "square" }
  local spell = t:spell { card = "lightning_strike", on = shaman }
  local target = t:dude { player = 2, value = 3, bullets = 2, at = "square" }
  local brother = t:dude { player = 2, value = 13, at = "square" }
  local far = t:dude { player = 2, value = 1, bullets = 0 }
  t:call_out(shaman, target)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(brother)
  t:go_on_to("shootout_play", 1)
  t:pulls(1, pulled)
  t:use(spell)
  t:expect_true(not t:offers(far) and not t:offers(friend), "only an opposing dude")
  t:choose(target)
  return target, shaman
end

scenario "Lightning Strike sends home with 6 of 5" {
  function(t)
    local target, shaman = strike(t, "5C")
    t:expect(t:where(target), t:place "home 2", "the target is in")
    t:expect_true(t:is_booted(target), "the target is booted")
    t:expect(t:zone(shaman), "in_play", "the Shaman is")
  end,
}

scenario "Lightning Strike fails with 5 of 5" {
  function(t)
    local target, shaman = strike(t, "4C")
    t:expect(t:side(target), 2, "the target's side")
    t:expect(t:zone(shaman), "in_play", "the Shaman is")
  end,
}

scenario "Lightning Strike does not ace with 10 of 5" {
  function(t) t:expect(t:zone(strike(t, "9C")), "in_play", "the target is") end,
}

scenario "Lightning Strike aces with 11 of 5" {
  function(t) t:expect(t:zone(strike(t, "TC")), "boot_hill", "the target is in") end,
}

scenario "Lightning Strike comes back with an ace" {
  function(t)
    local target, shaman = strike(t, "AC")
    t:expect(t:side(target), 2, "the target's side")
    t:expect(t:zone(shaman), "boot_hill", "the Shaman is in")
  end,
}

scenario "Lightning Strike comes back with a joker, though it strikes" {
  function(t)
    local target, shaman = strike(t, "*")
    t:take "13 of clubs"
    t:expect(t:zone(target), "boot_hill", "the target is in")
    t:expect(t:zone(shaman), "boot_hill", "the Shaman is in")
  end,
}
