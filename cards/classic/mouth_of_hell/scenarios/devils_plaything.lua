local function plaything(t, pulled)
  local deed = t:deed {}
  local blessed = t:dude { keywords = { "Blessed 3" }, at = deed }
  local miracle = t:spell { card = "devils_plaything", on = blessed }
  local foe = t:dude { player = 2, at = deed }
  local gadget = t:goods { player = 2, on = foe, keywords = { "Gadget" } }
  local hat = t:goods { player = 2, on = foe }
  local far = t:dude { player = 2 }
  local other = t:goods { player = 2, on = far, keywords = { "Gadget" } }
  t:pulls(1, pulled)
  t:use(miracle)
  t:expect(t:zone(hat), "in_play", "other goods are")
  t:expect(t:zone(other), "in_play", "a Gadget elsewhere is")
  return t:zone(gadget)
end

scenario "Devil's Plaything aces a Gadget" {
  function(t) t:expect(plaything(t, "4C"), "boot_hill", "the Gadget is in") end,
}

scenario "Devil's Plaything may fail" {
  function(t) t:expect(plaything(t, "3C"), "in_play", "the Gadget is") end,
}
