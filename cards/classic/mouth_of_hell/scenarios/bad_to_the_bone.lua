local function outlaw(t)
  local card = t:in_hand { card = "bad_to_the_bone" }
  local bad = t:dude { at = "square", bullets = 1, bounty = 1 }
  local honest = t:dude {}
  local foe = t:dude { player = 2, at = "square", bullets = 1 }
  t:use(card)
  t:expect(t:stat(bad, "bullets"), 3, "bullets")
  return bad, foe, honest
end

scenario "Bad to the Bone: 2 bullets more until the day ends, for any wanted dude" {
  function(t)
    local other = t:dude { player = 2, bounty = 1 }
    local card = t:in_hand { card = "bad_to_the_bone" }
    local bad, honest = t:dude { bounty = 1, bullets = 1 }, t:dude { bullets = 1 }
    t:use(card)
    t:expect_true(t:offers(other) and not t:offers(honest), "who can be bad")
    t:choose(bad)
    t:hand(1, 1)
    t:until_phase "sundown"
    t:expect(t:stat(bad, "bullets"), 3, "bullets at Sundown")
    t:until_day(2)
    t:expect(t:stat(bad, "bullets"), 1, "bullets the next day")
  end,
}

scenario "Bad to the Bone: refusing the call-out costs 3 ghost rock" {
  function(t)
    local bad, foe = outlaw(t)
    t:pass()
    t:call_out(bad, foe)
    t:refuse()
    t:expect(t:ghost_rock(2), 7, "the stash of who refuses")
    t:expect(t:ghost_rock(1), 13, "the stash of the caller")
    t:expect(t:where(foe), t:place "home 2", "where the foe is")
  end,
}

scenario "Bad to the Bone: who cannot pay must accept" {
  function(t)
    local bad, foe = outlaw(t)
    t:ghost_rock(2, 2)
    t:pass()
    t:call_out(bad, foe)
    t:go_on_to "shootout_play"
    t:expect(t:side(foe), 2, "the foe's posse")
  end,
}

scenario "Bad to the Bone: another player who aces him gets a victory point" {
  function(t)
    local bad, foe = outlaw(t)
    t:pass()
    t:call_out(bad, foe)
    t:accept()
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 5C 9D TD")
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(bad), "boot_hill", "he is in")
    t:expect(t:control_points(2), 1, "control points of the killer")
    t:expect(t:control_points(1), 0, "control points of his player")
  end,
}

scenario "Bad to the Bone: nobody gets a point for another dude, or for one's own" {
  function(t)
    local bad, foe = outlaw(t)
    local friend = t:dude { at = "square" }
    t:pass()
    t:call_out(friend, foe)
    t:refuse()
    t:expect(t:ghost_rock(2), 10, "another's call-out is refused for nothing")
    local dynamite = t:goods { card = "sweaty_dynamite", on = bad }
    local deed = t:deed {}
    t:pass()
    t:move(bad, deed)
    t:pass()
    t:pulls(1, "5C")
    t:use(dynamite)
    t:expect(t:zone(bad), "boot_hill", "he is in")
    t:expect(t:control_points(1) + t:control_points(2), t:stat(deed, "control"), "control points")
  end,
}

scenario "Bad to the Bone: nobody gets a point for the ace of another" {
  function(t)
    local ambush = t:in_hand { player = 2, card = "ambush" }
    local _, _, honest = outlaw(t)
    t:use(ambush)
    t:choose(honest)
    t:go_on_to("noon_play", 1)
    t:expect(t:zone(honest), "boot_hill", "the other is in")
    t:expect(t:control_points(2), 0, "control points")
  end,
}
