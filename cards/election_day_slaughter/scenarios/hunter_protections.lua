scenario "Hunter Protections: a dude boots for 2 bounty and a control point" {
  function(t)
    local deed = t:deed { card = "hunter_protections" }
    local hunter = t:dude { at = deed, influence = 1 }
    local also = t:dude { at = deed }
    local grand = t:dude { at = deed, control = 1 }
    local away = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = deed, influence = 0 }
    t:dude { player = 2, influence = 4 }
    t:use(deed)
    t:expect_true(t:offers(also), "any dude of yours there")
    t:expect_true(not t:offers(grand), "nobody with a control point")
    t:expect_true(not t:offers(away), "nobody elsewhere")
    t:expect_true(not t:offers(rival), "nobody else's dude")
    t:choose(hunter)
    t:expect_true(t:is_booted(deed), "the deed boots")
    t:expect_true(t:is_booted(hunter), "the dude boots")
    t:expect(t:stat(hunter, "bounty"), 2, "the bounty")
    t:expect(t:stat(hunter, "control"), 1, "the control points")
    t:expect(t:control_points(1), 2, "all control points: the dude's and another's")
    t:until_day(2)
    t:expect(t:stat(hunter, "control"), 1, "the control points on the next day")
    t:expect(t:stat(hunter, "bounty"), 2, "the bounty on the next day")
  end,
}

scenario "Hunter Protections needs an unbooted dude there" {
  function(t)
    local deed = t:deed { card = "hunter_protections" }
    local hunter = t:dude { at = deed, influence = 1, booted = true }
    t:dude { at = "square" }
    t:refuses(deed)
    t:booted(hunter, false)
    t:until_turn_of(1)
    t:expect_true(t:can_use(deed), "it works with an unbooted one")
    t:booted(deed, true)
    t:until_turn_of(1)
    t:refuses(deed)
  end,
}

scenario "Hunter Protections serves its controller" {
  function(t)
    local deed = t:deed { card = "hunter_protections" }
    t:dude { at = deed, influence = 1 }
    local rival = t:dude { player = 2, at = deed, influence = 2 }
    t:dude { influence = 4 }
    t:refuses(deed)
    t:until_turn_of(2)
    t:use(deed)
    t:expect(t:stat(rival, "control"), 1, "the control points")
    t:expect(t:stat(rival, "bounty"), 2, "the bounty")
  end,
}
