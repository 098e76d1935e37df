local function ride(t)
  local site = t:deed { player = 2 }
  local lane = t:dude { card = "lane_healey_exp1", at = "square" }
  local quarry = t:dude { player = 2, at = site }
  return lane, quarry, site
end

scenario "Lane Healey (Exp.1) rides a dude down" {
  function(t)
    local lane, quarry, site = ride(t)
    local horse = t:goods { card = "mustang", on = lane }
    local other = t:dude { player = 2, at = site }
    local home = t:dude { player = 2 }
    local here = t:dude { player = 2, at = "square" }
    local friend = t:dude { at = site }
    t:use(lane)
    for _, no in ipairs { home, here, friend } do
      t:expect_true(not t:offers(no), "only opposing dudes at the deed")
    end
    t:choose(quarry)
    t:expect_true(t:is_booted(horse), "the Horse is booted")
    t:expect_true(t:is_booted(quarry), "the dude is booted")
    t:expect_true(not t:is_booted(other), "another is not")
    t:expect(t:where(lane), site, "where Lane is")
    t:expect_true(not t:is_booted(lane), "Lane is unbooted")
    t:go_on_to("shootout_play", 1)
    t:expect(t:side(lane), 1, "she leads")
    t:expect(t:side(quarry), 2, "the dude is in the other posse")
  end,
}

scenario "Lane Healey (Exp.1) wants an unbooted Horse of hers" {
  function(t)
    local lane = ride(t)
    t:goods { on = lane }
    t:goods { card = "mustang", on = lane, booted = true }
    t:goods { card = "mustang", on = t:dude { at = "square" } }
    t:refuses(lane)
  end,
}

scenario "Lane Healey (Exp.1) rides no farther than the next deed" {
  function(t)
    local site = t:deed { player = 2, keywords = { "Out of Town" } }
    local lane = t:dude { card = "lane_healey_exp1", at = "square" }
    t:goods { card = "mustang", on = lane }
    t:dude { player = 2, at = site }
    t:refuses(lane)
  end,
}

scenario "Lane Healey (Exp.1) rides to a booted dude too" {
  function(t)
    local deed = t:deed {}
    local lane = t:dude { card = "lane_healey_exp1", at = "square" }
    local horse = t:goods { keywords = { "Horse" }, on = lane }
    t:dude { player = 2, at = deed, booted = true }
    t:use(lane)
    t:expect_true(t:is_booted(horse), "the Horse is booted")
    t:expect(t:where(lane), deed, "Lane is at the deed")
    t:expect((t:asked()), "shootout_play", "who is booted does not refuse")
  end,
}
