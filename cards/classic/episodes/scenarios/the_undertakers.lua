scenario "The Undertakers earn their controller 1 for each aced dude" {
  function(t)
    local deed = t:deed { player = 2, card = "the_undertakers" }
    t:dude { influence = 1, at = deed }
    local mine, other = t:dude { at = "square" }, t:dude { at = "square" }
    local foe = t:dude { player = 2, bullets = 3, stud = true, at = "square" }
    t:call_out(mine, foe)
    t:accept()
    t:join(other)
    t:draws(1, "2D 3C 5C 9D TD")
    t:draws(2, "2C 2D 2S 9S TC 3C 4C 5S")
    t:go_on_to("assign_casualty", 1)
    t:ace(mine)
    t:ace(other)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:ghost_rock(1), 12, "the stash")
    t:expect(t:ghost_rock(2), 10, "the owner's stash")
  end,
}
