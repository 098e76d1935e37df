local function fight(t, bounty)
  local far = t:deed { keywords = { "Out of Town" } }
  local gang = t:dude { card = "gang_yi", at = far, booted = true }
  local friend = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square", bounty = bounty }
  local deputy = t:dude { at = "square" }
  t:call_out(friend, rival)
  t:accept()
  return gang, friend, rival, far, deputy
end

scenario "Gang Yi changes places with a dude who faces a wanted one" {
  function(t)
    local gang, friend, rival, far, deputy = fight(t, 1)
    t:done()
    t:go_on_to("shootout_play", 1)
    t:use(gang)
    t:expect(t:side(gang), 1, "his posse")
    t:expect(t:where(gang), t:place("square"), "where he is")
    t:expect(t:side(friend), 0, "the other's posse")
    t:expect(t:where(friend), far, "where the other is")
    t:expect(t:side(deputy), 0, "the posse of one who did not join")
    t:expect(t:side(rival), 2, "the rival's posse")
    t:until_turn_of(1)
    t:refuses(gang)
  end,
}

scenario "Gang Yi chooses among the dudes in the posse" {
  function(t)
    local gang, friend, rival, far, deputy = fight(t, 1)
    local absent = t:dude { at = "home" }
    t:join(deputy)
    t:done()
    t:go_on_to("shootout_play", 1)
    t:use(gang)
    t:expect_true(not t:offers(rival), "an opposing dude")
    t:expect_true(not t:offers(absent), "a dude who is not in the posse")
    t:choose(deputy)
    t:expect(t:where(deputy), far, "where the chosen one is")
    t:expect(t:side(friend), 1, "the posse of the other")
  end,
}

scenario "Gang Yi does not come against honest dudes" {
  function(t)
    local gang = fight(t, 0)
    t:dude { player = 2, at = "square", bounty = 1 }
    t:done()
    t:go_on_to("shootout_play", 1)
    t:refuses(gang)
  end,
}

scenario "Gang Yi does not come because of a wanted dude on his own side" {
  function(t)
    local gang, _, _, _, deputy = fight(t, 0)
    t:join(deputy)
    t:go_on_to("shootout_play", 1)
    local outlaw = t:in_hand { card = "the_stakes_just_rose" }
    local wanted = t:dude { bounty = 1 }
    t:use(outlaw)
    t:choose(wanted)
    t:expect(t:side(wanted), 1, "the wanted dude's posse")
    t:until_turn_of(1)
    t:refuses(gang)
  end,
}

scenario "Gang Yi in the posse has nobody to change with" {
  function(t)
    local gang = t:dude { card = "gang_yi", at = "square" }
    local friend = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square", bounty = 1 }
    t:call_out(gang, rival)
    t:accept()
    t:join(friend)
    t:go_on_to("shootout_play", 1)
    t:refuses(gang)
  end,
}
