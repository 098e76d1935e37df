--- Player 1's leader and friend against the mark, who alone is at the deed.
local function ambush(t, bounty)
  local card = t:in_hand { card = "ambush" }
  local deed = t:deed { player = 2 }
  local mark = t:dude { player = 2, at = deed, bounty = bounty }
  local leader, friend = t:dude { at = "square" }, t:dude { at = "square" }
  t:use(card)
  t:choose(leader)
  t:expect_true(t:is_booted(leader), "the leader has booted for it")
  t:join(friend)
  return mark, leader, friend
end

scenario "Ambush aces the mark, and the posse becomes wanted" {
  function(t)
    local mark, leader, friend = ambush(t, 0)
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(mark), "boot_hill", "the mark is in")
    t:expect(t:stat(leader, "bounty"), 1, "the leader's bounty")
    t:expect(t:stat(friend, "bounty"), 1, "the friend's bounty")
    t:expect(t:ghost_rock(1), 5, "the stash, 5 paid for the card")
    t:expect(t:where(leader), t:place "home 1", "where the leader is")
  end,
}

scenario "Ambush on a wanted dude makes nobody wanted" {
  function(t)
    local mark, leader, friend = ambush(t, 1)
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(mark), "boot_hill", "the mark is in")
    t:expect(t:stat(leader, "bounty"), 0, "the leader's bounty")
    t:expect(t:stat(friend, "bounty"), 0, "the friend's bounty")
  end,
}

scenario "Ambush that fails spares the mark" {
  function(t)
    local mark, leader, friend = ambush(t, 0)
    t:go_on_to("oppose_job", 2)
    t:join(mark)
    t:expect(t:stat(mark, "bounty"), 0, "no bounty for who opposes")
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 5C 5D TD")
    t:go_on_to "assign_casualty"
    t:ace(leader)
    t:ace(friend)
    t:done()
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(mark), "in_play", "the mark is")
    t:expect(t:zone(leader), "boot_hill", "the leader is in")
  end,
}

scenario "Ambush wants another player's dude and an unbooted leader" {
  function(t)
    local card = t:in_hand { card = "ambush" }
    t:deed { player = 2 }
    local tired = t:dude { at = "square", booted = true }
    local mark, second = t:dude { player = 2 }, t:dude { player = 2 }
    t:refuses(card)
    t:dude {}
    t:use(card)
    t:expect_true(t:offers(mark) and t:offers(second) and not t:offers(tired), "the marks")
  end,
}
