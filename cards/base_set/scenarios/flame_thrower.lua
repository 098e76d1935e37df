local function burning(t, mine, theirs)
  local gun = t:dude { at = "square" }
  local thrower = t:goods { card = "flame_thrower", on = gun }
  local shooter = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:draws(1, mine)
  t:draws(2, theirs)
  t:call_out(gun, rival)
  t:accept()
  t:join(shooter)
  t:go_on_to("shootout_play", 1)
  t:use(thrower)
  t:choose(1)
  t:go_on_to "pick_shooter"
  t:choose(shooter)
  t:go_on_to "assign_casualty"
end

scenario "Flame-Thrower makes a stud and burns brighter for ghost rock" {
  function(t)
    local gun = t:dude { bullets = 1, at = "square" }
    local thrower = t:goods { card = "flame_thrower", on = gun }
    t:expect_true(t:is_stud(gun), "a stud")
    t:expect(t:stat(gun, "bullets"), 2, "bullets")
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:use(thrower)
    t:choose(3)
    t:expect(t:stat(gun, "bullets"), 5, "bullets")
    t:expect(t:ghost_rock(1), 7, "the stash")
    t:expect_true(t:is_booted(thrower), "booted")
  end,
}

scenario "Flame-Thrower burns its own side when that loses" {
  proves = { "RC-CARD-103" },
  function(t)
    burning(t, "KC 9D 5H 2S 3D 4C", "7C 7D 2H 4S 9H")
    t:expect(t:casualties(1), 2, "casualties of the loser, by one rank")
    t:expect(t:casualties(2), 0, "casualties of the other")
  end,
}

scenario "Flame-Thrower burns the weaker of two equal ranks" {
  proves = { "RC-CARD-104" },
  function(t)
    burning(t, "JC JD JH 2S 3D 5C", "AC AD AH 4S 9H")
    t:expect(t:casualties(1), 1, "casualties with jacks")
    t:expect(t:casualties(2), 2, "casualties with aces")
  end,
}

scenario "Flame-Thrower burns nobody when the hands are the same" {
  proves = { "RC-CARD-105" },
  function(t)
    burning(t, "JC JD 5H 4S 3D 2C", "JH JS 5C 4C 3C")
    t:expect(t:casualties(1), 1, "casualties")
    t:expect(t:casualties(2), 1, "casualties of the other")
  end,
}
