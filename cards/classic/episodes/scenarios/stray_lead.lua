local function round(t, dudes, mine, theirs)
  local gun = t:dude { at = "square" }
  local foe = t:dude { player = 2, stud = true, at = "square" }
  local others = {}
  for i = 2, dudes do others[i - 1] = t:dude { player = 2, stud = true, at = "square" } end
  t:deed { control = 3 }
  t:dude { player = 2, influence = 9 }
  t:call_out(gun, foe)
  t:accept()
  for _, other in ipairs(others) do t:join(other) end
  t:draws(1, mine)
  t:draws(2, theirs)
  t:go_on_to("shootout_play", 2)
  t:pass()
  return foe
end

scenario "Stray Lead costs who wins by too much" {
  function(t)
    local card = t:in_hand { player = 2, card = "stray_lead" }
    round(t, 1, "2C 2D 4H 4S TC", "2S 3C 5C 9D TD")
    t:go_on_to("react", 2)
    t:use(card)
    t:expect(t:control_points(1), 2, "control points")
    t:expect(t:control_points(2), 0, "the other's")
    t:until_day(2)
    t:expect(t:control_points(1), 2, "control points the next day")
  end,
}

scenario "Stray Lead counts the losers" {
  function(t)
    local card = t:in_hand { player = 2, card = "stray_lead" }
    t:choose(round(t, 2, "2C 2D 4H 4S TC", "2S 3C 5C 9D TD QH"))
    t:go_on_to("final_hand", 2)
    t:done()
    t:expect((t:asked()), "assign_casualty", "what is asked next")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}

scenario "Stray Lead comes once the round is won" {
  function(t)
    local stray = t:in_hand { card = "stray_lead" }
    local fanning = t:in_hand { player = 2, card = "fanning_the_hammer" }
    t:dude { player = 2, at = "square", bullets = 0 }
    round(t, 1, "2S 3C 5C 9D TD", "2C 2D 4H 4S TC")
    t:go_on_to "react"
    t:expect_true(t:can_use(fanning), "first comes what answers the winning")
    t:pass()
    t:expect_true(t:can_use(stray), "then what comes after it")
  end,
}
