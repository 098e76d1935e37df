local function kidnap(t)
  local card = t:in_hand { card = "kidnapping" }
  local deed = t:deed { player = 2 }
  local mark = t:dude { player = 2, at = deed, bullets = 2 }
  local strong = t:dude { player = 2, at = deed, bullets = 3 }
  local leader = t:dude { at = "square", bullets = 3 }
  local equal = t:dude { at = "square", bullets = 2 }
  return card, mark, strong, leader, equal
end

scenario "Kidnapping discards a dude with fewer bullets, and the posse becomes wanted" {
  function(t)
    local card, mark, strong, leader, equal = kidnap(t)
    t:use(card)
    t:expect_true(not t:offers(strong), "nobody has more bullets than this one")
    t:expect(t:stat(leader, "bounty"), 0, "no bounty before")
    t:expect_true(t:is_booted(leader), "the leader has booted for it")
    t:join(equal)
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(mark), "discard_pile", "the mark is in")
    t:expect(t:stat(leader, "bounty"), 1, "the leader's bounty")
    t:expect(t:stat(equal, "bounty"), 1, "the friend's bounty")
    t:expect(t:stat(strong, "bounty"), 0, "bounty of the mark's friend")
    t:expect_true(t:is_booted(leader), "the leader is booted")
  end,
}

scenario "Kidnapping that fails makes nobody wanted" {
  function(t)
    local card, mark, _, leader, equal = kidnap(t)
    t:use(card)
    t:join(equal)
    t:go_on_to("oppose_job", 2)
    t:join(mark)
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 5C 9D TD")
    t:go_on_to "assign_casualty"
    t:ace(leader)
    t:done()
    t:go_on_to("flee", 1)
    t:flee(equal)
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(mark), "in_play", "the mark is")
    t:expect(t:stat(equal, "bounty"), 0, "bounty of the survivor")
  end,
}

scenario "Kidnapping needs an unbooted leader with more bullets" {
  function(t)
    local card = t:in_hand { card = "kidnapping" }
    t:dude { player = 2, bullets = 2 }
    t:dude { bullets = 2 }
    t:refuses(card)
    t:dude { bullets = 3, booted = true }
    t:refuses(card)
    t:dude { bullets = 3 }
    t:use(card)
  end,
}
