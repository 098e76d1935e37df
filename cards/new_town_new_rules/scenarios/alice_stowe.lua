local function far_away(t)
  local far = t:deed { keywords = { "Out of Town" } }
  return t:dude { card = "alice_stowe", at = far, booted = true }
end

scenario "Alice Stowe stands by your wanted dude who accepts a call-out" {
  function(t)
    local alice = far_away(t)
    local outlaw = t:dude { bounty = 1, at = "square" }
    local other = t:dude { booted = true, at = "home" }
    local rival = t:dude { player = 2, at = "square" }
    t:winner(2)
    t:call_out(rival, outlaw)
    t:accept()
    t:go_on_to("join_posse", 1)
    t:expect_true(not t:offers(other), "another booted dude elsewhere")
    t:join(alice)
    t:expect(t:side(alice), 2, "her posse")
    t:expect(t:where(alice), t:place("square"), "where she is")
  end,
}

scenario "Alice Stowe does not boot for it" {
  function(t)
    local far = t:deed { keywords = { "Out of Town" } }
    local alice = t:dude { card = "alice_stowe", at = far }
    local outlaw = t:dude { bounty = 1, at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:winner(2)
    t:call_out(rival, outlaw)
    t:accept()
    t:go_on_to("join_posse", 1)
    t:join(alice)
    t:expect(t:side(alice), 2, "her posse")
    t:expect_true(not t:is_booted(alice), "unbooted")
  end,
}

scenario "Alice Stowe leaves honest dudes alone" {
  function(t)
    local alice = far_away(t)
    local honest = t:dude { at = "square" }
    t:dude { at = "square", bounty = 1 }
    local rival = t:dude { player = 2, at = "square" }
    t:winner(2)
    t:call_out(rival, honest)
    t:accept()
    t:go_on_to("join_posse", 1)
    t:expect_true(not t:offers(alice), "Alice cannot join")
  end,
}

scenario "Alice Stowe does not help a wanted dude who calls out" {
  function(t)
    local alice = far_away(t)
    local outlaw = t:dude { bounty = 1, at = "square" }
    t:dude { at = "square" }
    local rival = t:dude { player = 2, bounty = 1, at = "square" }
    t:call_out(outlaw, rival)
    t:accept()
    t:go_on_to("join_posse", 1)
    t:expect_true(not t:offers(alice), "Alice cannot join")
  end,
}

scenario "Alice Stowe does not come to defend the mark of a job" {
  function(t)
    local alice = far_away(t)
    local outlaw = t:dude { bounty = 1, at = "square" }
    t:dude { at = "square" }
    t:dude { player = 2, bullets = 2, at = "square" }
    local kidnap = t:in_hand { player = 2, card = "kidnappin" }
    t:winner(2)
    t:use(kidnap)
    t:choose(outlaw)
    t:go_on_to("oppose_job", 1)
    t:expect_true(t:offers(outlaw), "the mark can join")
    t:expect_true(not t:offers(alice), "Alice cannot join")
  end,
}
