local legal, cheatin = "KC QD 5H 2S 3D", "9C 9C 9D 9H 4S"

local function workshop(t)
  local deed = t:deed {}
  local drew = t:dude { card = "drew_beauman_weird_west", at = deed, booted = true }
  local plan = t:in_hand { card = "ballot_counter" }
  local gun = t:in_hand { card = "shotgun" }
  return drew, plan, gun
end

local function showdown(t, mine, theirs)
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:draws(1, mine)
  t:draws(2, theirs)
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("shootout_play", 1)
  t:pass()
  t:pass()
end

scenario "Drew Beauman (24072) invents without booting when a player cheats" {
  function(t)
    local drew, plan, gun = workshop(t)
    t:booted(drew, false)
    t:in_hand { card = "mechanical_horse" }
    t:dude { at = t:deed {}, keywords = { "Mad Scientist 3" } }
    showdown(t, legal, cheatin)
    t:pulls(1, "2C")
    t:yes()
    t:expect_true(not t:offers(gun), "no other goods")
    t:choose(plan)
    t:expect(t:host(plan), drew, "the Gadget is on")
    t:expect(t:ghost_rock(1), 9, "the stash, 1 less")
    t:expect_true(not t:is_booted(drew), "Drew does not boot")
  end,
}

scenario "Drew Beauman (24072) invents while booted, and may fail" {
  function(t)
    local drew, plan = workshop(t)
    showdown(t, legal, cheatin)
    t:pulls(1, "AC")
    t:yes()
    t:expect(t:zone(plan), "discard_pile", "the Gadget is in")
    t:expect(t:ghost_rock(1), 9, "the stash, 1 less")
    t:expect(t:happened "skill_check.failed", 1, "failed checks")
    t:expect_true(t:is_booted(drew), "Drew is still booted")
  end,
}

scenario "Drew Beauman (24072) has nothing to do if his own player cheats" {
  function(t)
    local _, plan = workshop(t)
    showdown(t, cheatin, legal)
    t:expect(t:asked(), "resolution_play", "what is asked")
    t:expect(t:zone(plan), "hand", "the Gadget is in")
  end,
}

scenario "Drew Beauman (24072) has nothing to do if both cheat" {
  function(t)
    workshop(t)
    showdown(t, cheatin, cheatin)
    t:expect(t:asked(), "resolution_play", "what is asked")
  end,
}

scenario "Drew Beauman (24072) has nothing to do if nobody cheats" {
  function(t)
    workshop(t)
    showdown(t, legal, legal)
    t:expect(t:asked(), "resolution_play", "what is asked")
  end,
}

scenario "Drew Beauman (24072) needs a Gadget that can be paid for" {
  function(t)
    local _, plan = workshop(t)
    t:ghost_rock(1, 0)
    showdown(t, legal, cheatin)
    t:yes()
    t:expect(t:zone(plan), "hand", "the Gadget is in")
    t:expect(t:happened "pull.revealed", 0, "how often somebody pulled")
  end,
}

scenario "Drew Beauman (24072) may leave it" {
  function(t)
    local _, plan = workshop(t)
    showdown(t, legal, cheatin)
    t:no()
    t:expect(t:asked(), "resolution_play", "what is asked")
    t:expect(t:zone(plan), "hand", "the Gadget is in")
  end,
}

scenario "Drew Beauman (24072) invents after a lowball hand" {
  function(t)
    local drew, plan = workshop(t)
    t:draws(1, "2C 4C 6D 8H TS")
    t:draws(2, "2C 2C 6D 8H TS")
    t:phase "gambling"
    t:pulls(1, "2C")
    t:yes()
    t:expect(t:host(plan), drew, "the Gadget is on")
    t:expect(t:ghost_rock(1), 8, "the stash: 1 for the Gadget, 1 as ante")
  end,
}

scenario "Drew Beauman (24072) has nothing to do in an honest lowball" {
  function(t)
    workshop(t)
    t:dude { upkeep = 1 }
    t:draws(1, "2C 4C 6D 8H TS")
    t:draws(2, "2C 4H 6D 8H KS")
    t:phase "gambling"
    t:expect(t:asked(), "pay_upkeep", "what is asked")
  end,
}

scenario "Drew Beauman (24072) invents where his player is in control" {
  function(t)
    local drew = t:dude { card = "drew_beauman_weird_west", at = "square" }
    t:in_hand { card = "ballot_counter" }
    showdown(t, legal, cheatin)
    t:yes()
    t:expect(t:happened "pull.revealed", 0, "how often somebody pulled")
    t:expect_true(not t:is_booted(drew), "Drew does not boot")
  end,
}

scenario "Drew Beauman (24072): his own player needs a hand" {
  function(t)
    t:players(3)
    workshop(t)
    local gun, rival = t:dude { player = 2, at = "square" }, t:dude { player = 3, at = "square" }
    t:winner(2)
    t:draws(2, legal)
    t:draws(3, cheatin)
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 2)
    t:pass()
    t:pass()
    t:expect(t:asked(), "resolution_play", "what is asked")
  end,
}
