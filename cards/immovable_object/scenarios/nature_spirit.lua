scenario "A Nature Spirit leaves the game after the shootout" {
  function(t)
    local spirit = t:dude { card = "nature_spirit", at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(spirit, rival)
    t:accept()
    t:draws(1, "KC KD KH 2S 3D 4C 7H")
    t:draws(2, "9C JD 5H 7S 2C")
    t:go_on_to "assign_casualty"
    t:expect(t:zone(spirit), "in_play", "the Nature Spirit before")
    t:ace(rival)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(spirit), "none", "the Nature Spirit is nowhere")
    t:expect(t:count(1, "boot_hill"), 0, "cards in Boot Hill")
  end,
}
