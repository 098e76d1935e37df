scenario "Shady Jake's: everybody pays, its controller takes it" {
  function(t)
    local jakes = t:deed { card = "shady_jakes" }
    t:ghost_rock(2, 1)
    t:use(jakes)
    t:expect(t:ghost_rock(1), 9, "the first stash")
    t:expect(t:ghost_rock(2), 0, "the second stash")
    t:expect(t:stat(jakes, "ghost_rock"), 2, "ghost rock on the deed")
    local taker = t:dude { player = 2, influence = 1, at = jakes }
    t:hand(1, 1)
    t:until_phase "sundown"
    t:expect(t:ghost_rock(2), 0, "not at once: the second stash")
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 4C 9D TD")
    t:until_day(2)
    t:until_phase "noon"
    t:expect(t:stat(jakes, "ghost_rock"), 0, "ghost rock on the deed then")
    t:expect(t:ghost_rock(1), 13, "the first stash: the pot, and production")
    t:expect(t:ghost_rock(2), 4, "the second stash: the deed's 2, and production")
  end,
}

scenario "Shady Jake's: who has nothing pays nothing" {
  function(t)
    local jakes = t:deed { card = "shady_jakes" }
    t:ghost_rock(2, 0)
    t:use(jakes)
    t:expect(t:ghost_rock(1), 9, "the first stash")
    t:expect(t:ghost_rock(2), 0, "the second stash")
    t:expect(t:stat(jakes, "ghost_rock"), 1, "ghost rock on the deed")
  end,
}
