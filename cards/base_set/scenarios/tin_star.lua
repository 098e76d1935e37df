scenario "Tin Star must be answered by wanted dudes" {
  function(t)
    local sheriff = t:dude { at = "square" }
    t:goods { card = "tin_star", on = sheriff }
    local outlaw = t:dude { player = 2, bounty = 1, at = "square" }
    t:call_out(sheriff, outlaw)
    t:expect_true(t:asked() ~= "answer_callout", "nothing to answer")
    t:expect(t:happened "callout.accepted", 1, "accepted call-outs")
  end,
}

scenario "Tin Star may be refused by a dude who is not wanted" {
  function(t)
    local sheriff = t:dude { at = "square" }
    t:goods { card = "tin_star", on = sheriff }
    local citizen = t:dude { player = 2, at = "square" }
    t:call_out(sheriff, citizen)
    t:refuse()
    t:expect(t:happened "callout.refused", 1, "refused call-outs")
  end,
}

scenario "Tin Star gives no power to another dude" {
  function(t)
    local deputy = t:dude { at = "square" }
    t:goods { card = "tin_star", on = t:dude { at = "square" } }
    local outlaw = t:dude { player = 2, bounty = 1, at = "square" }
    t:call_out(deputy, outlaw)
    t:refuse()
    t:expect(t:happened "callout.refused", 1, "refused call-outs")
  end,
}
