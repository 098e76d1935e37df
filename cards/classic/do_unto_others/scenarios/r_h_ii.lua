local function fight(t, foe)
  local owner = t:dude { bullets = 2, at = "square" }
  local robot = t:goods { card = "r_h_ii", on = owner }
  local rival = t:dude { player = 2, bullets = 0, at = "square" }
  local claw = foe and t:goods { player = 2, card = foe, on = rival }
  t:call_out(owner, rival)
  t:accept()
  t:go_on_to("shootout_play", 1)
  return owner, robot, t:find "R.H. II (Dude)", claw
end

scenario "R.H. II fights beside its dude as a stud with 1 bullet" {
  function(t)
    local owner, robot, itself = fight(t)
    t:expect(t:stat(owner, "bullets"), 2, "bullets of the dude")
    t:expect(t:side(itself), 1, "the posse of R.H. II")
    t:expect(t:controller(itself), 1, "whose it is")
    t:expect(t:stat(itself, "bullets"), 1, "its bullets")
    t:expect_true(t:is_stud(itself), "a stud")
    t:expect(t:host(robot), owner, "whom it is attached to")
  end,
}

scenario "R.H. II stays out of fights that are not its dude's" {
  function(t)
    local owner, other = t:dude {}, t:dude { at = "square" }
    t:goods { card = "r_h_ii", on = owner }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(other, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect(t:happened "dude.joined_posse", 2, "dudes in posses")
  end,
}

scenario "R.H. II is discarded if it is aced in a shootout" {
  function(t)
    local owner, robot, itself = fight(t)
    t:draws(1, "3D JC 6S 9D 4C 7D")
    t:draws(2, "2C 2D 3S 5H TC")
    t:go_on_to("assign_casualty", 1)
    t:ace(itself)
    t:done()
    t:expect(t:zone(robot), "discard_pile", "R.H. II is in")
    t:expect(t:zone(owner), "in_play", "its dude is in")
  end,
}

scenario "R.H. II boots if it is moved out of the shootout" {
  function(t)
    local owner, robot, itself, claw = fight(t, "the_claw")
    t:pass()
    t:use(claw)
    t:choose(itself)
    t:expect_true(t:is_booted(robot), "R.H. II is booted")
    t:expect(t:host(robot), owner, "whom it is attached to")
    t:expect(t:zone(itself), "none", "as a dude it is in")
    t:expect(t:side(owner), 1, "the posse of its dude")
  end,
}

scenario "R.H. II goes with its dude" {
  function(t)
    local owner, robot, itself, claw = fight(t, "the_claw")
    t:pass()
    t:use(claw)
    t:choose(owner)
    t:expect(t:zone(itself), "none", "as a dude it is in")
    t:expect_true(t:is_booted(robot), "R.H. II is booted")
    t:expect(t:host(robot), owner, "whom it is attached to")
  end,
}

scenario "R.H. II is goods again when the shootout is over" {
  function(t)
    local owner, robot, itself = fight(t)
    t:draws(1, "2C 2D 2S 2H TC 7D")
    t:draws(2, "3D JC 6S 9D 4C")
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(itself), "none", "as a dude it is in")
    t:expect_true(not t:is_booted(robot), "R.H. II is not booted")
    t:expect(t:host(robot), owner, "whom it is attached to")
  end,
}

scenario "R.H. II stays when another dude is aced" {
  function(t)
    local owner, friend = t:dude { bullets = 2, at = "square" }, t:dude { at = "square" }
    local robot = t:goods { card = "r_h_ii", on = owner }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(owner, rival)
    t:accept()
    t:join(friend)
    t:draws(1, "3D JC 6S 9D 4C 7D")
    t:draws(2, "2C 2D 3S 5H TC")
    t:go_on_to("assign_casualty", 1)
    t:ace(friend)
    t:done()
    t:expect(t:zone(friend), "boot_hill", "the friend is in")
    t:expect(t:host(robot), owner, "whom R.H. II is attached to")
  end,
}
