local function fight(t)
  local turncoat = t:in_hand { player = 2, card = "turncoat" }
  local friend, owner = t:dude { at = "square" }, t:dude { bullets = 2, at = "square" }
  local robot = t:goods { card = "r_h_ii", on = owner }
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(owner, rival)
  t:accept()
  t:join(friend)
  t:go_on_to("shootout_play", 1)
  t:pass()
  t:use(turncoat)
  return owner, robot
end

scenario "What fights beside a dude changes sides with him" {
  function(t)
    local owner, robot = fight(t)
    t:choose(owner)
    t:expect(t:side(owner), 2, "the posse of the dude")
    t:expect(t:side(robot), 2, "the posse of R.H. II")
    t:expect(t:controller(robot), 2, "whose R.H. II is")
    t:expect(t:happened "control.changed", 2, "changes of control: both, once")
  end,
}

scenario "What fights beside a dude may change sides alone" {
  function(t)
    local owner, robot = fight(t)
    t:choose(robot)
    t:expect(t:side(owner), 1, "the posse of the dude")
    t:expect(t:side(robot), 2, "the posse of R.H. II")
    t:expect(t:controller(robot), 2, "whose R.H. II is")
    t:expect(t:happened "control.changed", 1, "changes of control")
  end,
}
