--- A shootout at the deed that a dude of value 8 loses to player 2, who pulls that.
local function lose(t, pulled)
  local deed = t:deed {}
  t:improvement { card = "harvesting_plots", on = deed }
  local loser, foe = t:dude { value = 8, at = deed }, t:dude { player = 2, at = deed }
  t:call_out(loser, foe)
  t:accept()
  t:go_on_to("shootout_play", 1)
  t:draws(1, "2D 3H 5C 8D TD")
  t:draws(2, "2C 2D 4H 9S TC")
  t:go_on_to("assign_casualty", 1)
  t:pulls(2, pulled)
  t:ace(loser)
  t:done()
  t:go_on_to "noon_play"
  return loser
end

scenario "Harvesting Plots: a low pull brings a dude back, Harrowed" {
  function(t)
    local loser = lose(t, "7C")
    t:expect(t:where(loser), t:place "home 1", "the dude is in")
    t:expect_true(t:has(loser, "Harrowed"), "the dude is Harrowed")
    t:until_day(2)
    t:expect_true(t:has(loser, "Harrowed"), "for good")
  end,
}

scenario "Harvesting Plots: a high pull discards" {
  function(t)
    local loser = lose(t, "8C")
    t:expect(t:zone(loser), "discard_pile", "the dude is in")
    t:expect_true(not t:has(loser, "Harrowed"), "the dude has not become Harrowed")
  end,
}

scenario "Harvesting Plots: not elsewhere" {
  function(t)
    local deed = t:deed {}
    t:improvement { card = "harvesting_plots", on = deed }
    local loser, foe = t:dude { value = 8, at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(loser, foe)
    t:accept()
    t:draws(1, "2D 3H 5C 8D TD")
    t:draws(2, "2C 2D 4H 9S TC")
    t:go_on_to "noon_play"
    t:expect(t:zone(loser), "boot_hill", "the dude is in")
  end,
}

scenario "Harvesting Plots: not without a shootout" {
  function(t)
    local deed = t:deed {}
    t:improvement { card = "harvesting_plots", on = deed }
    local victim = t:dude { value = 3, at = deed }
    local pox = t:dude { card = "pox_walker", at = deed }
    t:use(pox)
    t:choose(victim)
    t:expect(t:zone(victim), "boot_hill", "the dude is in")
  end,
}
