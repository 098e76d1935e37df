scenario "Gas Lamp shines on Abominations in the square" {
  function(t)
    local deed = t:deed {}
    local lamp, second = t:in_hand { card = "gas_lamp" }, t:in_hand { card = "gas_lamp" }
    local beast = t:dude { player = 2, keywords = { "Abomination" }, bullets = 3, at = "square" }
    local dude = t:dude { player = 2, bullets = 3, at = "square" }
    local far = t:dude { player = 2, keywords = { "Abomination" }, bullets = 3, at = "home 2" }
    t:expect_true(not t:offers "Attach Gas Lamp", "it is for no deed")
    t:use(lamp)
    t:expect(t:zone(lamp), "in_play", "the lamp is")
    t:expect(t:ghost_rock(1), 9, "the stash")
    t:expect(t:stat(beast, "bullets"), 2, "an Abomination's bullets")
    t:expect(t:stat(dude, "bullets"), 3, "another dude's")
    t:expect(t:stat(far, "bullets"), 3, "those of one elsewhere")
    t:until_turn_of(1)
    t:use(second)
    t:expect(t:stat(beast, "bullets"), 1, "an Abomination's bullets by two lamps")
  end,
}
