scenario "Hiram Capatch: your other dudes near have 1 influence more in the Upkeep phase" {
  function(t)
    t:outfit { card = "the_108_righteous_bandits" }
    local hiram = t:dude { card = "hiram_capatch", at = "square" }
    local here = t:dude { influence = 1, at = "square" }
    local near = t:dude { influence = 1 }
    local far = t:dude { influence = 1, at = t:deed { keywords = { "Out of Town" } } }
    local rival = t:dude { player = 2, influence = 1, at = "square" }
    local banker = t:dude { upkeep = 1 }
    t:phase "upkeep"
    t:go_on_to("pay_upkeep", 1)
    t:expect(t:stat(here, "influence"), 2, "at the same place")
    t:expect(t:stat(near, "influence"), 2, "at an adjacent place")
    t:expect(t:stat(far, "influence"), 1, "farther away")
    t:expect(t:stat(rival, "influence"), 1, "another player's")
    t:expect(t:stat(hiram, "influence"), 1, "his own")
    t:until_phase "noon"
    t:expect(t:stat(here, "influence"), 1, "at High Noon")
    t:expect(t:stat(banker, "influence"), 0, "at High Noon, near")
  end,
}
