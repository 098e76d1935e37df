local function fight(t, foe, friend)
  local owner = t:dude { bullets = 2, at = "square" }
  local robot = t:goods { card = "r_h_ii", on = owner }
  local rival = t:dude { player = 2, bullets = 0, at = "square" }
  local claw = foe and t:goods { player = 2, card = foe, on = rival }
  t:call_out(owner, rival)
  t:accept()
  if friend then t:join(friend) end
  t:go_on_to("shootout_play", 1)
  return owner, robot, claw
end

scenario "R.H. II fights beside its dude as a stud with 1 bullet" {
  function(t)
    local owner, robot = fight(t)
    t:expect(t:stat(owner, "bullets"), 2, "bullets of the dude")
    t:expect(t:side(robot), 1, "the posse of R.H. II")
    t:expect(t:controller(robot), 1, "whose it is")
    t:expect(t:stat(robot, "bullets"), 1, "its bullets")
    t:expect_true(t:is_stud(robot), "a stud")
    t:expect(t:host(robot), owner, "whom it is attached to")
    t:expect(t:where(robot), t:place "square", "where it is")
  end,
}

scenario "R.H. II adds nothing to its dude" {
  function(t)
    local owner = t:dude { bullets = 2 }
    local robot = t:goods { card = "r_h_ii", on = owner }
    t:expect(t:stat(owner, "bullets"), 2, "bullets of the dude")
    t:expect(t:stat(robot, "bullets"), 0, "its bullets")
  end,
}

scenario "R.H. II stays out of fights that are not its dude's" {
  function(t)
    local owner, other = t:dude {}, t:dude { at = "square" }
    local robot = t:goods { card = "r_h_ii", on = owner }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(other, rival)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(robot), 0, "the posse of R.H. II")
  end,
}

scenario "R.H. II is discarded if it is aced in a shootout" {
  function(t)
    local owner, robot = fight(t)
    t:draws(1, "3D JC 6S 9D 4C 7D")
    t:draws(2, "2C 2D 3S 5H TC")
    t:go_on_to("assign_casualty", 1)
    t:ace(robot)
    t:done()
    t:expect(t:zone(robot), "discard_pile", "R.H. II is in")
    t:expect(t:zone(owner), "in_play", "its dude is in")
  end,
}

scenario "R.H. II boots if it is moved out of the shootout" {
  function(t)
    local owner, robot, claw = fight(t, "the_claw")
    t:pass()
    t:use(claw)
    t:choose(robot)
    t:expect_true(t:is_booted(robot), "R.H. II is booted")
    t:expect(t:host(robot), owner, "whom it is attached to")
    t:expect(t:stat(robot, "bullets"), 0, "its bullets")
    t:expect(t:side(owner), 1, "the posse of its dude")
    t:expect(t:where(robot), t:where(owner), "where it is")
  end,
}

scenario "R.H. II goes with its dude" {
  function(t)
    local owner, robot, claw = fight(t, "the_claw")
    t:pass()
    t:use(claw)
    t:choose(owner)
    t:expect(t:side(robot), 0, "the posse of R.H. II")
    t:expect_true(t:is_booted(robot), "R.H. II is booted")
    t:expect(t:host(robot), owner, "whom it is attached to")
  end,
}

scenario "R.H. II is goods again when the shootout is over" {
  function(t)
    local owner, robot = fight(t)
    t:draws(1, "2C 2D 2S 2H TC 7D")
    t:draws(2, "3D JC 6S 9D 4C")
    t:go_on_to("noon_play", 2)
    t:expect(t:stat(robot, "bullets"), 0, "its bullets")
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

scenario "R.H. II fights for whom it comes to in the shootout" {
  function(t)
    local will = t:in_hand { card = "last_will" }
    local heir = t:dude { at = "square" }
    local owner, robot, claw = fight(t, "the_claw", heir)
    t:pass()
    t:use(claw)
    t:choose(robot)
    t:draws(1, "3D JC 6S 9D 4C")
    t:draws(2, "2C 2D 3S 5H TC")
    t:go_on_to("assign_casualty", 1)
    t:ace(owner)
    t:done()
    t:use(will)
    t:choose(heir)
    t:expect(t:host(robot), heir, "whom it is attached to")
    t:expect(t:side(robot), 1, "the posse of R.H. II")
    t:expect(t:stat(robot, "bullets"), 1, "its bullets")
  end,
}

scenario "R.H. II stays out when somebody else joins" {
  function(t)
    local rider = t:dude {}
    local horse = t:goods { card = "pale_horse", on = rider }
    local owner, robot, claw = fight(t, "the_claw")
    t:pass()
    t:use(claw)
    t:choose(robot)
    t:use(horse)
    t:expect(t:side(rider), 1, "the posse of the rider")
    t:expect(t:stat(robot, "bullets"), 0, "its bullets")
    t:expect(t:stat(owner, "bullets"), 2, "bullets of its dude")
  end,
}

--- The posse loses a friend; its dudes may flee.
local function lose_a_friend(t)
  local friend = t:dude { at = "square" }
  local owner, robot = fight(t, nil, friend)
  t:draws(1, "2C 3D 4H 9S TC 7D")
  t:draws(2, "2D 2H 5C 9D TD")
  t:go_on_to("assign_casualty", 1)
  t:ace(friend)
  t:done()
  t:go_on_to("flee", 1)
  return owner, robot
end

scenario "R.H. II goes when its dude flees" {
  function(t)
    local owner, robot = lose_a_friend(t)
    t:flee(owner)
    t:expect(t:where(owner), t:place "home 1", "where its dude is")
    t:expect(t:side(robot), 0, "the posse of R.H. II")
    t:expect_true(t:is_booted(robot), "R.H. II is booted")
    t:expect(t:host(robot), owner, "whom it is attached to")
  end,
}

scenario "R.H. II flees by itself" {
  function(t)
    local owner, robot = lose_a_friend(t)
    t:flee(robot)
    t:expect(t:stat(robot, "bullets"), 0, "its bullets: no dude any more")
    t:expect_true(t:is_booted(robot), "R.H. II is booted")
    t:expect(t:side(owner), 1, "the posse of its dude")
    t:expect(t:host(robot), owner, "whom it is attached to")
  end,
}

--- A sniper of player 2 next door; who is to be sniped at is chosen next.
local function snipe(t, friend)
  local sniper = t:dude { player = 2, bullets = 0 }
  local shot = t:in_hand { player = 2, card = "rooftop_sniper" }
  local owner, robot = fight(t, nil, friend)
  t:pass()
  t:use(shot)
  return owner, robot, sniper
end

--- The sniper falls by this hand: R.H. II is in the posse as before.
local function go_on(t, robot, sniper, hand)
  t:draws(1, hand)
  t:draws(2, "3D JC 6S 9D 4C")
  t:go_on_to("assign_casualty", 2)
  t:ace(sniper)
  t:done()
  t:go_on_to("shootout_play", 1)
  t:expect(t:side(robot), 1, "the posse of R.H. II")
  t:expect(t:stat(robot, "bullets"), 1, "its bullets")
end

scenario "R.H. II waits for its dude who is sniped at" {
  function(t)
    local owner, robot, sniper = snipe(t)
    t:choose(owner)
    t:expect(t:side(owner), 2, "the posse of its dude in the shootout of the two")
    t:expect(t:stat(robot, "bullets"), 0, "the bullets of R.H. II, which is no dude there")
    go_on(t, robot, sniper, "2C 2D 2S 2H TC")
    t:expect(t:side(owner), 1, "the posse of its dude")
  end,
}

scenario "R.H. II itself is sniped at" {
  function(t)
    local owner, robot, sniper = snipe(t)
    t:choose(robot)
    t:expect(t:side(robot), 2, "the posse of R.H. II in the shootout of the two")
    t:expect(t:side(owner), 0, "that of its dude")
    t:expect(t:where(sniper), t:place "square", "where the sniper is")
    go_on(t, robot, sniper, "2C 2D 2S 2H TC 7D")
  end,
}

scenario "R.H. II goes if its dude leaves both shootouts" {
  function(t)
    local friend = t:dude { at = "square" }
    local owner, robot, sniper = snipe(t, friend)
    t:choose(owner)
    local claw = t:goods { player = 2, card = "the_claw", on = sniper }
    t:until_turn_of(2)
    t:use(claw)
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(friend), 1, "the friend is still there")
    t:expect(t:where(owner), t:place "home 1", "where its dude is")
    t:expect_true(t:is_booted(robot), "R.H. II is booted")
    t:expect(t:stat(robot, "bullets"), 0, "its bullets")
  end,
}

scenario "R.H. II has no bounty as goods" {
  function(t)
    local owner = t:dude { bullets = 2, at = t:deed { player = 2, keywords = { "Private" } } }
    local robot = t:goods { card = "r_h_ii", on = owner }
    local rival = t:dude { player = 2, bullets = 0, at = t:where(owner) }
    t:call_out(owner, rival)
    t:accept()
    t:draws(1, "2C 2D 2S 2H TC 7D")
    t:draws(2, "3D JC 6S 9D 4C")
    t:go_on_to("noon_play", 2)
    t:expect(t:stat(owner, "bounty"), 1, "bounty of its dude, who fought at a Private place")
    t:expect(t:stat(robot, "bounty"), 0, "bounty of R.H. II")
  end,
}
