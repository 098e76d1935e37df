local function damage(t, how, helper)
  local card = t:in_hand { card = "jailbreak" }
  how.player = 2
  local deed = t:deed(how)
  local leader = t:dude { at = "square" }
  local friend = t:dude { at = "square" }
  t:use(card)
  t:choose(leader)
  t:expect_true(t:is_booted(leader), "the leader has booted for it")
  if helper then t:join(friend) end
  t:go_on_to("noon_play", 2)
  return deed, leader, friend
end

scenario "Jailbreak: 1 control point, 2 production and all abilities less, for good" {
  function(t)
    local perch = damage(t, { card = "the_perch" }, true)
    t:expect(t:stat(perch, "control"), 0, "control")
    t:expect(t:stat(perch, "production"), 0, "production")
    t:dude { player = 2, at = perch, booted = true }
    t:refuses(perch)
    t:until_day(2)
    t:until_phase "noon"
    t:expect(t:stat(perch, "control"), 0, "control on the next day")
    t:expect(t:stat(perch, "production"), 0, "production on the next day")
    t:dude { player = 2, at = perch, booted = true }
    t:until_turn_of(2)
    t:refuses(perch)
  end,
}

scenario "Jailbreak takes 2 of 3 production" {
  function(t)
    local deed = damage(t, { production = 3, control = 2 }, true)
    t:expect(t:stat(deed, "control"), 1, "control")
    t:expect(t:stat(deed, "production"), 1, "production")
  end,
}

scenario "Jailbreak leaves no debt" {
  function(t)
    local deed = damage(t, { card = "the_slaughterhouse" }, true)
    local before = t:stat(deed, "production")
    t:deed { card = "the_horse_doctor" }
    t:expect(t:stat(deed, "production"), before + 1, "production and 1 more")
  end,
}

scenario "Jailbreak fails without a second dude" {
  function(t)
    local perch, leader = damage(t, { card = "the_perch" }, false)
    t:expect(t:stat(perch, "production"), 2, "production")
    t:expect(t:where(leader), t:place "home 1", "where the leader is")
  end,
}
