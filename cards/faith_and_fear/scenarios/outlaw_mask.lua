scenario "Outlaw Mask: in the town square a dude has as much influence as bounty" {
  proves = { "RC-CARD-113" },
  function(t)
    local dude = t:dude { bounty = 2, at = "square" }
    local other = t:dude { bounty = 2, at = "square" }
    t:goods { card = "outlaw_mask", on = dude }
    t:expect(t:stat(dude, "influence"), 2, "influence")
    t:expect(t:stat(other, "influence"), 0, "influence of another")
    local second = t:in_hand { card = "outlaw_mask" }
    local home = t:dude {}
    t:expect_true(t:offers(second), "a second one can be bought")
    t:goods { card = "outlaw_mask", on = dude }
    t:expect(t:stat(dude, "influence"), 4, "influence with two")
    t:expect(t:stat(home, "influence"), 0, "influence at home")
  end,
}

scenario "Outlaw Mask does nothing elsewhere" {
  function(t)
    local dude = t:dude { bounty = 2, influence = 1 }
    t:goods { card = "outlaw_mask", on = dude }
    t:expect(t:stat(dude, "influence"), 1, "influence at home")
    t:move(dude, "square")
    t:expect(t:stat(dude, "influence"), 3, "influence in the square")
  end,
}
