scenario "Establishin' Who's in Charge adds a control point for good" {
  function(t)
    local card = t:in_hand { card = "establishin_whos_in_charge" }
    local deed = t:deed { player = 2, control = 1 }
    t:dude { player = 2, influence = 2 }
    local leader = t:dude { influence = 4 }
    t:use(card)
    t:pass()
    t:expect(t:stat(deed, "control"), 2, "control points of the mark")
    t:expect(t:ghost_rock(1), 9, "the stash, 1 paid for the card")
    t:expect(t:where(leader), t:place "home 1", "where the leader is")
    t:expect_true(t:is_booted(leader), "the leader is booted")
    t:until_day(2)
    t:expect(t:stat(deed, "control"), 2, "control points on the next day")
  end,
}

scenario "Establishin' Who's in Charge marks a deed in town, anybody's" {
  function(t)
    local card = t:in_hand { card = "establishin_whos_in_charge" }
    local leader = t:dude { at = "square" }
    local far = t:deed { player = 2, keywords = { "Out of Town" } }
    t:refuses(card)
    local ours, theirs = t:deed {}, t:deed { player = 2 }
    t:use(card)
    t:expect_true(t:offers(theirs), "a rival's deed")
    t:expect_true(not t:offers(far), "no deed out of town")
    t:expect_true(not t:offers(leader), "no dude")
    t:choose(ours)
    t:go_on_to "noon_play"
    t:expect(t:stat(ours, "control"), 1, "control points of the mark")
    t:expect(t:stat(theirs, "control"), 0, "control points of the other")
  end,
}

scenario "Establishin' Who's in Charge does nothing when the job fails" {
  function(t)
    local card = t:in_hand { card = "establishin_whos_in_charge" }
    local deed = t:deed { player = 2 }
    local leader = t:dude { bullets = 1, at = "square" }
    local guard = t:dude { player = 2, bullets = 1, at = deed }
    t:draws(1, "KC QD 2S 3H 7D")
    t:draws(2, "9C 9D 9H 4S 5D")
    t:use(card)
    t:go_on_to("oppose_job", 2)
    t:join(guard)
    t:go_on_to "assign_casualty"
    t:ace(leader)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(leader), "boot_hill", "the leader is in")
    t:expect(t:stat(deed, "control"), 0, "control points of the mark")
  end,
}
