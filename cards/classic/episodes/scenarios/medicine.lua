--- A dude of value 3 with 2 bullets and 1 influence is aced by Pox Walker; the card is used, with that pull.
local function treat(t, pulled)
  local shaman = t:dude { keywords = { "Shaman 1" } }
  local spell = t:spell { card = "medicine", on = shaman }
  local pox = t:dude { card = "pox_walker", at = "square" }
  local victim = t:dude { player = 2, value = 3, bullets = 2, influence = 1, at = "square" }
  t:pulls(1, pulled)
  t:use(pox)
  t:choose(victim)
  t:use(spell)
  t:expect_true(t:is_booted(shaman), "the Shaman is booted")
  return victim
end

scenario "Medicine saves who would be aced: the value has fallen to 1, so X is 4" {
  function(t)
    local victim = treat(t, "4C")
    t:expect(t:where(victim), t:place "home 2", "the dude is in")
    t:expect_true(t:is_booted(victim), "the dude is booted")
  end,
}

scenario "Medicine: 4 of 4 is not enough" {
  function(t) t:expect(t:zone(treat(t, "3C")), "boot_hill", "the dude is in") end,
}

scenario "Medicine needs an unbooted Shaman" {
  function(t)
    local spell = t:spell { card = "medicine", on = t:dude { keywords = { "Shaman 1" }, booted = true } }
    local pox = t:dude { card = "pox_walker", at = "square" }
    local victim = t:dude { player = 2, value = 3, at = "square" }
    t:use(pox)
    t:choose(victim)
    t:expect(t:zone(victim), "boot_hill", "the dude is in")
  end,
}
