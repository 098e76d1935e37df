scenario "Prescott Utter counts the Law Dogs where he is, anybody's" {
  function(t)
    local prescott = t:dude { card = "prescott_utter", at = "square" }
    t:expect(t:stat(prescott, "bullets"), 1, "his bullets alone")
    t:expect(t:stat(prescott, "influence"), 1, "his influence alone")
    local tommy = t:dude { card = "tommy_harden", at = "square" }
    t:dude { player = 2, card = "clyde_owens", at = "square" }
    t:expect(t:stat(prescott, "bullets"), 3, "his bullets with two more")
    t:expect(t:stat(prescott, "influence"), 3, "his influence with two more")
    t:expect(t:stat(tommy, "bullets"), 1, "another Law Dog's bullets")
    t:expect(t:stat(tommy, "influence"), 1, "another Law Dog's influence")
  end,
}

scenario "Prescott Utter counts nobody of another gang or at another place" {
  function(t)
    local prescott = t:dude { card = "prescott_utter", at = "square" }
    t:dude { card = "tommy_harden" }
    t:dude { card = "marion_seville", at = "square" }
    t:dude { at = "square" }
    t:expect(t:stat(prescott, "bullets"), 1, "his bullets")
    t:expect(t:stat(prescott, "influence"), 1, "his influence")
  end,
}
