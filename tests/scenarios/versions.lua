-- Versions of a dude have scripts of their own and are one dude for uniqueness.

scenario "The Experienced version of a dude in play is no second dude, but may replace him" {
  proves = { "RR-UNIQUE-001" },
  function(t)
    local micah = t:dude { card = "micah_ryse" }
    t:in_hand { card = "micah_ryse_exp1" }
    t:expect_true(not t:offers "Bring Micah Ryse", "he cannot be bought beside the other")
    t:take "Replace Micah Ryse"
    t:expect(t:stat(micah, "bullets"), 1, "the dude in play has the new bullets:")
    t:expect(t:count(1, "discard_pile"), 1, "the other card is discarded:")
  end,
}

scenario "A version in Boot Hill keeps the others out" {
  proves = { "RR-UNIQUE-004" },
  function(t)
    t:in_boot_hill { card = "micah_ryse_exp1" }
    local micah = t:in_hand { card = "micah_ryse" }
    t:expect_true(not t:offers(micah), "he cannot be bought")
  end,
}

scenario "Without another version a dude can be bought" {
  function(t)
    local micah = t:in_hand { card = "micah_ryse" }
    t:shop(micah)
    t:expect(t:zone(micah), "in_play", "he is")
  end,
}
