local function arson(t, pulled)
  local leader, friend = t:dude { at = "square" }, t:dude { at = "square" }
  local deed, away = t:deed { player = 2 }, t:dude {}
  t:pulls(1, pulled)
  t:use(t:in_hand { card = "arson" })
  t:choose(leader)
  t:expect_true(t:is_booted(leader), "the leader is booted")
  t:join(friend)
  t:go_on_to("noon_play", 2)
  t:expect(t:ghost_rock(1), 8, "the stash")
  t:expect(t:stat(away, "bounty"), 0, "bounty of who was not there")
  return deed, leader, friend
end

scenario "Arson burns a deed down on a club" {
  function(t)
    local deed, leader, friend = arson(t, "4C")
    t:expect(t:zone(deed), "boot_hill", "the deed is in")
    t:expect(t:stat(leader, "bounty"), 1, "the leader's bounty")
    t:expect(t:stat(friend, "bounty"), 1, "the other's bounty")
  end,
}

scenario "Arson burns a deed down on a spade" {
  function(t) t:expect(t:zone(arson(t, "4S")), "boot_hill", "the deed is in") end,
}

scenario "Arson fails on red" {
  function(t)
    local deed, leader = arson(t, "4H")
    t:expect(t:zone(deed), "in_play", "the deed is")
    t:expect(t:stat(leader, "bounty"), 0, "the leader's bounty")
  end,
}
