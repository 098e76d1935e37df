local function sleepers(t)
  t:phase "gambling"
  local strike = t:deed { card = "leaning_rock_strike", player = 2 }
  local mine = t:dude { at = strike }
  local theirs = t:dude { player = 2, at = strike, influence = 3 }
  local away = t:dude { at = "square" }
  return mine, theirs, away
end

scenario "Leaning Rock Strike: an Event sends everybody there home" {
  function(t)
    local mine, theirs, away = sleepers(t)
    t:on_top_of_deck { card = "labor_dispute" }
    t:until_phase "noon"
    t:expect(t:where(mine), t:place "home 1", "where mine is")
    t:expect_true(t:is_booted(mine), "mine is booted")
    t:expect(t:where(theirs), t:place "home 2", "where theirs is")
    t:expect_true(t:is_booted(theirs), "theirs is booted")
    t:expect(t:where(away), t:place "square", "where the other is")
  end,
}

scenario "Leaning Rock Strike is quiet without an Event" {
  function(t)
    local mine = sleepers(t)
    t:until_phase "noon"
    t:expect_true(t:where(mine) ~= t:place "home 1", "mine stays")
  end,
}
