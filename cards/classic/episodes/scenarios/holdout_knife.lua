--- The bearer falls in a shootout with two rivals.
local function fall(t, other)
  local bearer, friend = t:dude { at = "square" }, t:dude { at = "square" }
  local knife = t:goods { card = "holdout_knife", on = other or bearer }
  local rival = t:dude { player = 2, at = "square", value = 7 }
  local second = t:dude { player = 2, at = "square", value = 9 }
  local idle = t:dude { player = 2, at = "square", value = 1 }
  t:call_out(bearer, rival)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(second)
  t:draws(1, "2C 3D 4H 9S TC")
  t:draws(2, "2D 2H 5C 9D TD")
  t:go_on_to("assign_casualty", 1)
  t:ace(bearer)
  t:done()
  return knife, rival, second, bearer, idle
end

scenario "Holdout Knife takes a rival along, by a pull of the value" {
  function(t)
    local knife, rival, second, bearer, idle = fall(t)
    t:pulls(1, "7C")
    t:use(knife)
    t:expect_true(t:offers(second), "who may be chosen")
    t:expect_true(not t:offers(bearer) and not t:offers(idle), "who may not")
    t:choose(rival)
    t:expect(t:zone(rival), "boot_hill", "the rival is in")
    t:expect(t:zone(bearer), "boot_hill", "the bearer is in")
    t:expect(t:zone(knife), "boot_hill", "the knife is in")
    t:expect(t:zone(second), "in_play", "the other rival is")
  end,
}

scenario "Holdout Knife misses by a lower pull, and is gone" {
  function(t)
    local knife, rival = fall(t)
    t:pulls(1, "6C")
    t:use(knife)
    t:choose(rival)
    t:expect(t:zone(rival), "in_play", "the rival is")
    t:expect(t:zone(knife), "boot_hill", "the knife is in")
  end,
}

scenario "Holdout Knife is for the bearer's fall only" {
  function(t)
    local knife = fall(t, t:dude { at = "square" })
    t:refuses(knife)
  end,
}

scenario "Holdout Knife is of no use outside shootouts" {
  function(t)
    local rail = t:in_hand { player = 2, card = "ambush" }
    local bearer = t:dude { at = "square" }
    local knife = t:goods { card = "holdout_knife", on = bearer }
    t:dude { player = 2, at = "square" }
    t:pass()
    t:use(rail)
    t:go_on_to "noon_play"
    t:expect(t:zone(bearer), "boot_hill", "the bearer is in")
    t:expect(t:happened "pull.revealed", 0, "pulls")
    t:expect_true(t:zone(knife) ~= "in_play", "the knife is gone")
  end,
}

scenario "Holdout Knife is gone though its Harrowed bearer comes back" {
  function(t)
    local bearer = t:dude { at = "square", value = 9, keywords = { "Harrowed" } }
    local rival = t:dude { player = 2, at = "square", value = 7 }
    local knife = t:goods { card = "holdout_knife", on = bearer }
    t:dude { player = 2, at = "home" }
    t:call_out(bearer, rival)
    t:accept()
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 5C 9D TD")
    t:go_on_to("react", 1)
    t:pulls(1, "6C")
    t:pulls(2, "2C")
    t:use(knife)
    t:go_on_to "noon_play"
    t:expect(t:zone(bearer), "in_play", "the bearer is")
    t:expect(t:zone(knife), "boot_hill", "the knife is in")
  end,
}
