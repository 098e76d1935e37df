scenario "Cort Williams: Terrors here have no influence" {
  function(t)
    local cort = t:dude { card = "cort_williams", at = "square" }
    local terror = t:dude { player = 2, keywords = { "Terror" }, influence = 2, at = "square" }
    local other = t:dude { player = 2, influence = 2, at = "square" }
    local far = t:dude { player = 2, keywords = { "Terror" }, influence = 2, at = "home 2" }
    t:expect(t:stat(terror, "influence"), 0, "a Terror here")
    t:expect(t:stat(other, "influence"), 2, "another dude here")
    t:expect(t:stat(far, "influence"), 2, "a Terror elsewhere")
  end,
}

scenario "Cort Williams aces a Terror in the shootout" {
  function(t)
    local cort = t:dude { card = "cort_williams", at = "square" }
    local foe = t:dude { player = 2, at = "square" }
    local terror = t:dude { player = 2, keywords = { "Terror" }, at = "square" }
    local far = t:dude { player = 2, keywords = { "Terror" }, at = "home 2" }
    t:call_out(cort, foe)
    t:accept()
    t:join(terror)
    t:go_on_to("shootout_play", 1)
    t:use(cort)
    t:expect(t:zone(terror), "boot_hill", "the Terror is in")
    t:expect(t:zone(foe), "in_play", "another foe is")
    t:expect(t:zone(far), "in_play", "a Terror elsewhere is")
  end,
}
