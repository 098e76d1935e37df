scenario "A Gunslinger leaves the game after the shootout" {
  function(t)
    local gunslinger = t:dude { card = "gunslinger", at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gunslinger, rival)
    t:accept()
    t:draws(1, "KC KD KH 2S 3D 4C 7H")
    t:draws(2, "9C JD 5H 7S 2C")
    t:go_on_to "assign_casualty"
    t:expect(t:zone(gunslinger), "in_play", "the Gunslinger before")
    t:ace(rival)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(gunslinger), "none", "the Gunslinger is nowhere")
    t:expect(t:count(1, "boot_hill"), 0, "cards in Boot Hill")
  end,
}
