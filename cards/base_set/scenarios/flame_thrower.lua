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

scenario "Flame-Thrower: from 1 to 3 ghost rock" {
  function(t)
    local gun = t:dude { bullets = 1, at = "square" }
    local thrower = t:goods { card = "flame_thrower", on = gun }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:use(thrower)
    t:expect_true(not t:offers "0", "nothing for nothing")
    t:expect_true(not t:offers "4", "no more than 3")
    t:choose(1)
    t:expect(t:stat(gun, "bullets"), 3, "bullets, from 2")
    t:expect(t:ghost_rock(1), 9, "the stash")
    t:draws(1, "KC KD KH 2S 3D 4C 7H 9S")
    t:draws(2, "9C JD 5H 7S 2C")
    t:go_on_to "noon_play"
    t:expect(t:stat(gun, "bullets"), 2, "bullets after the shootout")
  end,
}

scenario "Flame-Thrower: who carries it is a stud, nobody else" {
  function(t)
    local gun = t:dude { bullets = 1, at = "square" }
    local friend = t:dude { bullets = 1, at = "square" }
    t:expect_true(not t:is_stud(gun), "a draw before")
    t:goods { card = "flame_thrower", on = gun }
    t:expect_true(t:is_stud(gun), "a stud")
    t:expect_true(not t:is_stud(friend), "the other is a draw")
  end,
}

-- Two dudes a side, so that there is a second round.
local function long_fight(t)
  local gun = t:dude { at = "square" }
  local thrower = t:goods { card = "flame_thrower", on = gun }
  local shooter, third = t:dude { at = "square" }, t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  local others = {}
  for i = 1, 4 do others[i] = t:dude { player = 2, at = "square" } end
  t:call_out(gun, rival)
  t:accept()
  t:join(shooter)
  t:join(third)
  t:go_on_to("join_posse", 2)
  for i = 1, 4 do t:join(others[i]) end
  t:go_on_to("shootout_play", 1)
  t:use(thrower)
  t:choose(1)
  return shooter, rival, others, gun
end

scenario "Flame-Thrower burns in each round of the shootout, once" {
  function(t)
    local shooter, rival, others = long_fight(t)
    t:draws(1, "KC KD 5H 5S 3D 4C")
    t:draws(2, "7C 7D 2H 4S 9H")
    t:go_on_to "pick_shooter"
    t:choose(shooter)
    t:go_on_to "assign_casualty"
    t:expect(t:casualties(2), 2, "casualties of the loser, by one rank")
    t:discard(others[1])
    t:discard(others[2])
    t:done()
    t:go_on_to("shootout_play", 1)
    t:draws(1, "KC KD 5H 5S 3D 4C")
    t:draws(2, "7C 7D 2H 4S 9H")
    t:go_on_to "pick_shooter"
    t:choose(shooter)
    t:go_on_to "assign_casualty"
    t:expect(t:casualties(2), 2, "casualties in the second round")
    t:expect(t:zone(rival), "in_play", "the rival is")
  end,
}

scenario "Flame-Thrower burns no longer when the shootout is over" {
  function(t)
    local shooter, rival, others, gun = long_fight(t)
    t:draws(1, "KC KD 5H 5S 3D 4C")
    t:draws(2, "7C 7D 2H 4S 9H")
    t:go_on_to "pick_shooter"
    t:choose(shooter)
    t:go_on_to "assign_casualty"
    t:discard(others[1])
    t:discard(others[2])
    t:done()
    t:flee(rival)
    t:flee(others[3])
    t:flee(others[4])
    t:go_on_to "noon_play"
    local late = t:dude { player = 2, at = "square" }
    t:draws(1, "KC KD 5H 5S 3D 4C")
    t:draws(2, "7C 7D 2H 4S 9H")
    t:until_turn_of(1)
    t:call_out(gun, late)
    t:accept()
    t:go_on_to "assign_casualty"
    t:expect(t:casualties(2), 1, "casualties in the next shootout")
  end,
}
