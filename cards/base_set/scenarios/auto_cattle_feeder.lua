scenario "Auto Cattle-Feeder goes to a Ranch, wherever it was invented" {
  proves = { "RC-CARD-092" },
  function(t)
    local ranch = t:deed { keywords = { "Ranch" } }
    local scientist = t:dude { keywords = { "Mad Scientist 2" } }
    local feeder = t:in_hand { card = "auto_cattle_feeder" }
    t:pulls(1, "5C")
    t:shop(feeder, scientist)
    t:expect(t:host(feeder), ranch, "what it is attached to")
    t:expect_true(t:is_booted(scientist), "the inventor is booted")
  end,
}

scenario "Auto Cattle-Feeder: one Ranch has room for several" {
  proves = { "RC-CARD-093" },
  function(t)
    local ranch = t:deed { keywords = { "Ranch" } }
    local first = t:goods { card = "auto_cattle_feeder", on = ranch }
    local scientist = t:dude { keywords = { "Mad Scientist 2" } }
    local second = t:in_hand { card = "auto_cattle_feeder" }
    t:pulls(1, "5C")
    t:shop(second, scientist)
    t:expect(t:host(first), ranch, "what the first is attached to")
    t:expect(t:host(second), ranch, "what the second is attached to")
  end,
}

scenario "Auto Cattle-Feeder wants a Ranch that you control" {
  function(t)
    local lost = t:deed { keywords = { "Ranch" } }
    t:dude { player = 2, influence = 2, at = lost }
    t:deed { player = 2, keywords = { "Ranch" } }
    t:deed { keywords = { "Private" } }
    local scientist = t:dude { keywords = { "Mad Scientist 2" } }
    local feeder = t:in_hand { card = "auto_cattle_feeder" }
    t:expect_true(not t:offers(feeder), "it cannot be invented")
    local ours = t:deed { player = 2, keywords = { "Ranch" } }
    t:dude { influence = 1, at = ours }
    t:pulls(1, "5C")
    t:shop(feeder, scientist)
    t:expect(t:host(feeder), ours, "what it is attached to")
  end,
}

scenario "Auto Cattle-Feeder pays 1 ghost rock to who controls the Ranch" {
  function(t)
    local ranch = t:deed { keywords = { "Ranch" } }
    local feeder = t:goods { card = "auto_cattle_feeder", on = ranch }
    t:use(feeder)
    t:expect(t:ghost_rock(1), 11, "the stash")
    t:expect_true(t:is_booted(feeder), "booted")
    t:expect_true(not t:is_booted(ranch), "the Ranch is not")
  end,
}

scenario "Auto Cattle-Feeder pays nobody else" {
  function(t)
    local ranch = t:deed { keywords = { "Ranch" } }
    local feeder = t:goods { card = "auto_cattle_feeder", on = ranch }
    t:dude { player = 2, influence = 1, at = ranch }
    t:refuses(feeder)
    t:pass()
    t:use(feeder)
    t:expect(t:ghost_rock(1), 10, "the owner's stash")
    t:expect(t:ghost_rock(2), 11, "the controller's stash")
  end,
}
