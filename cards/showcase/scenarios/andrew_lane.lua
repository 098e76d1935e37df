local function legend(t)
  return t:goods { card = "andrew_lane", on = t:place "home 1" }
end

scenario "Andrew Lane: while you lead, your dudes without a weapon have a bullet less" {
  function(t)
    legend(t)
    local gun = t:dude { bullets = 2, at = "square" }
    local armed = t:dude { bullets = 2, at = "square" }
    t:goods { on = armed, keywords = { "Weapon" } }
    local away = t:dude { bullets = 2 }
    t:goods { on = away }
    local rival = t:dude { player = 2, bullets = 2, at = "square" }
    t:expect(t:stat(gun, "bullets"), 2, "bullets before")
    t:call_out(gun, rival)
    t:accept()
    t:join(armed)
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(gun, "bullets"), 1, "bullets of who has no weapon")
    t:expect(t:stat(armed, "bullets"), 2, "bullets of who has one")
    t:expect(t:stat(away, "bullets"), 1, "bullets of who is elsewhere, without a weapon")
    t:expect(t:stat(rival, "bullets"), 2, "bullets of another's dude")
  end,
}

scenario "Andrew Lane: when another leads nobody has less" {
  function(t)
    legend(t)
    local gun = t:dude { bullets = 2, at = "square" }
    local rival = t:dude { player = 2, bullets = 2, at = "square" }
    t:winner(2)
    t:call_out(rival, gun)
    t:accept()
    t:go_on_to "shootout_play"
    t:expect(t:stat(gun, "bullets"), 2, "bullets")
  end,
}

-- In a shootout of player 1's gun with a friend beside him.
local function shootout(t)
  local andrew = legend(t)
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  return andrew, gun, rival, function(helper, another)
    t:call_out(gun, rival)
    t:accept()
    if helper then t:join(helper) end
    if another then t:join(another) end
    t:go_on_to("shootout_play", 1)
  end
end

scenario "Andrew Lane hands a weapon of the play hand to a dude of yours" {
  function(t)
    local andrew, gun, rival, begin = shootout(t)
    local colt = t:in_hand { card = "peacemaker" }
    local friend = t:dude { at = "square" }
    local gunslinger = t:dude { card = "gunslinger", at = "square" }
    begin(friend, gunslinger)
    t:use(andrew)
    t:expect_true(t:offers(friend), "another of them")
    t:expect_true(t:offers(gun), "a dude in the shootout")
    t:expect_true(not t:offers(rival), "none of the other player")
    t:expect_true(not t:offers(gunslinger), "no token")
    t:choose(gun)
    t:expect(t:host(colt), gun, "who has it")
    t:expect(t:ghost_rock(1), 8, "the stash: it costs 2")
    t:expect_true(t:is_booted(andrew), "he is booted")
  end,
}

scenario "Andrew Lane wants a weapon of the play hand that is not Unique" {
  function(t)
    local andrew, _, _, begin = shootout(t)
    t:in_hand { card = "legendary_holster" }
    t:in_hand { card = "mustang" }
    t:in_discard_pile { card = "peacemaker" }
    t:in_hand { player = 2, card = "peacemaker" }
    begin()
    t:refuses(andrew)
    t:in_hand { card = "peacemaker" }
    t:expect_true(t:can_use(andrew), "with such a weapon he can be used")
  end,
}
