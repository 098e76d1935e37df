local function fight(t, shooter)
  local gun = t:dude { bullets = 2, stud = true, at = "square" }
  t:goods { card = "peacemaker", on = gun }
  local rival = t:dude { player = 2, bullets = 2, at = "square" }
  local sun = t:in_hand { player = shooter, card = "sun_in_yer_eyes" }
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("shootout_play", shooter)
  t:use(sun)
  t:choose(gun)
  return gun
end

scenario "Peacemaker adds a bullet" {
  function(t)
    local gun = t:dude { bullets = 2 }
    t:goods { card = "peacemaker", on = gun }
    t:expect(t:stat(gun, "bullets"), 3, "bullets")
    t:expect_true(not t:is_stud(gun), "a draw stays a draw")
  end,
}

scenario "Peacemaker keeps its bullets and its stud from others' Shootout abilities" {
  function(t)
    local gun = fight(t, 2)
    t:expect(t:stat(gun, "bullets"), 3, "bullets")
    t:expect_true(t:is_stud(gun), "a stud")
  end,
}

scenario "Peacemaker keeps the stud, not the bullets, from own abilities" {
  function(t)
    local gun = fight(t, 1)
    t:expect(t:stat(gun, "bullets"), 1, "bullets")
    t:expect_true(t:is_stud(gun), "a stud")
  end,
}

scenario "Peacemaker's bullets can be lowered at noon" {
  function(t)
    local bar = t:deed { player = 2, card = "charlies_place" }
    local gun = t:dude { bullets = 2, at = bar }
    t:goods { card = "peacemaker", on = gun }
    t:pass()
    t:use(bar)
    t:choose(2)
    t:expect(t:stat(gun, "bullets"), 1, "bullets")
  end,
}

scenario "Peacemaker saves nobody but its dude" {
  function(t)
    local gun = t:dude { bullets = 2, stud = true, at = "square" }
    t:goods { card = "peacemaker", on = t:dude { at = "square" } }
    local rival = t:dude { player = 2, at = "square" }
    local sun = t:in_hand { player = 2, card = "sun_in_yer_eyes" }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("shootout_play", 2)
    t:use(sun)
    t:choose(gun)
    t:expect(t:stat(gun, "bullets"), 0, "bullets")
    t:expect_true(not t:is_stud(gun), "a draw")
  end,
}
