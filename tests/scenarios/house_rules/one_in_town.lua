scenario "One in town: who is in play cannot be bought by anybody else" {
  house_rules = { "one_in_town" },
  function(t)
    t:dude { player = 2, card = "prescott_utter" }
    local twin = t:in_hand { card = "prescott_utter" }
    t:expect_true(not t:offers(twin), "there is one already")
  end,
}

scenario "One in town: Boot Hill keeps out only its owner's copies" {
  house_rules = { "one_in_town" },
  function(t)
    t:in_boot_hill { player = 2, card = "prescott_utter" }
    local twin = t:in_hand { card = "prescott_utter" }
    t:shop(twin)
    t:expect(t:zone(twin), "in_play", "Prescott is")
  end,
}
