scenario "Brush With Death takes a dude out of Boot Hill" {
  function(t)
    local blessed = t:dude { keywords = { "Blessed 3" } }
    local miracle = t:spell { card = "brush_with_death", on = blessed }
    local fallen = t:in_boot_hill { player = 2, card = "moloch" }
    local hotel = t:in_boot_hill { player = 2, card = "golden_mare_hotel" }
    t:in_discard_pile { player = 2, card = "haborym" }
    t:pulls(1, "7C")
    t:use(miracle)
    t:expect(t:zone(fallen), "discard_pile", "the dude is in")
    t:expect(t:zone(hotel), "boot_hill", "the deed is in")
  end,
}

scenario "Brush With Death may fail" {
  function(t)
    local blessed = t:dude { keywords = { "Blessed 3" } }
    local miracle = t:spell { card = "brush_with_death", on = blessed }
    local fallen = t:in_boot_hill { card = "moloch" }
    t:pulls(1, "6C")
    t:use(miracle)
    t:expect(t:zone(fallen), "boot_hill", "the dude is in")
  end,
}
