scenario "Seductress boots any dude" {
  function(t)
    local fool = t:dude { player = 2 }
    local other = t:dude {}
    t:use(t:in_hand { card = "seductress" })
    t:choose(fool)
    t:expect_true(t:is_booted(fool), "the dude is booted")
    t:expect_true(not t:is_booted(other), "the other is not")
    t:expect(t:ghost_rock(1), 5, "the stash")
  end,
}
