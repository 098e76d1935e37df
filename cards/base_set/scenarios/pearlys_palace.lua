local function fight(t, keeper)
  local palace = t:deed { player = keeper, card = "pearlys_palace" }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  local mine = t:goods { card = "shotgun", on = t:dude { bullets = 4, at = "square" } }
  local second = t:dude { player = 2, bullets = 4, at = "square" }
  local theirs = t:goods { card = "shotgun", on = second }
  local victim = t:dude { value = 1, at = "square" }
  local other = t:dude { player = 2, value = 1, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  t:join(t:host(mine))
  t:join(victim)
  t:go_on_to("join_posse", 2)
  t:join(t:host(theirs))
  t:join(other)
  return palace, mine, theirs, victim, other
end

local function expect_asked(t, kind, player)
  local asked, whom = t:asked()
  t:expect(asked, kind, "what is asked")
  t:expect(whom, player, "who is asked")
end

scenario "Pearly's Palace gives its controller a play before all others" {
  proves = { "RC-CARD-084" },
  function(t)
    local palace, _, theirs, victim = fight(t, 2)
    expect_asked(t, "react", 2)
    t:use(palace)
    expect_asked(t, "shootout_play", 2)
    t:use(theirs)
    t:choose(victim)
    t:expect(t:zone(victim), "boot_hill", "the victim is in")
    t:expect_true(t:is_booted(palace), "the deed is booted")
    expect_asked(t, "shootout_play", 1)
    t:pass()
    expect_asked(t, "shootout_play", 2)
  end,
}

scenario "Pearly's Palace may give the Winner two plays in a row" {
  proves = { "RC-CARD-085" },
  function(t)
    local palace, mine, _, _, other = fight(t, 1)
    t:use(palace)
    t:use(mine)
    t:choose(other)
    t:expect(t:zone(other), "boot_hill", "the victim is in")
    expect_asked(t, "shootout_play", 1)
    t:pass()
    expect_asked(t, "shootout_play", 2)
  end,
}

scenario "Pearly's Palace need not be used, nor its play be made" {
  function(t)
    local palace = fight(t, 1)
    t:use(palace)
    t:pass()
    expect_asked(t, "shootout_play", 1)
    t:pass()
    expect_asked(t, "shootout_play", 2)
    t:pass()
    t:expect(t:asked(), "pick_shooter", "what is asked once both have passed")
  end,
}

scenario "Pearly's Palace gives no play once booted" {
  function(t)
    local palace = t:deed { player = 2, card = "pearlys_palace", booted = true }
    local gun, rival = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    expect_asked(t, "shootout_play", 1)
    t:refuses(palace)
  end,
}

scenario "Pearly's Palace gives no play in later rounds" {
  function(t)
    fight(t, 2)
    t:pass()
    expect_asked(t, "shootout_play", 1)
    t:draws(1, "KC KD KH KS 2C")
    t:draws(2, "TC TD TH TS 2C")
    t:go_on_to("assign_casualty", 1)
    t:go_on_to "shootout_play"
    expect_asked(t, "shootout_play", 1)
  end,
}
