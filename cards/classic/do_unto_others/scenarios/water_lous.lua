--- Pox Walker aces a dude of this card at Water Lou's, or in the square.
local function ace(t, at_lous)
  local lous = t:deed { card = "water_lous" }
  local place = at_lous and lous or "square"
  local victim = t:dude { player = 2, card = "weeping_crow", at = place }
  local pox = t:dude { card = "pox_walker", at = place }
  t:use(pox)
  t:choose(victim)
  return victim
end

scenario "Water Lou's: who is aced there never comes back" {
  function(t)
    local copy = t:in_hand { player = 2, card = "weeping_crow" }
    local other = t:in_hand { player = 2, card = "seeking_fury" }
    local victim = ace(t, true)
    t:expect(t:zone(victim), "none", "the dude is in")
    t:expect(t:happened "dude.aced", 1, "dudes aced")
    t:go_on_to("noon_play", 2)
    t:expect_true(not t:offers "Weeping Crow", "no copy can come")
    t:expect_true(t:offers "Seeking Fury", "others can")
  end,
}

scenario "Water Lou's: elsewhere dudes go to Boot Hill" {
  function(t) t:expect(t:zone(ace(t, false)), "boot_hill", "the dude is in") end,
}
