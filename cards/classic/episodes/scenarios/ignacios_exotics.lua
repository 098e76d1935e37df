scenario "Ignacio's Exotics makes your Mystical goods cheaper" {
  function(t)
    t:deed { card = "ignacios_exotics" }
    local mine, theirs = t:dude {}, t:dude { player = 2 }
    t:shop(t:in_hand { card = "unholy_symbol" }, mine)
    t:expect(t:ghost_rock(1), 8, "my stash, 2 of 4 paid")
    t:shop(t:in_hand { player = 2, card = "clovis_the_devilbunny" }, theirs)
    t:expect(t:ghost_rock(2), 6, "the other stash, 4 paid")
    t:pass()
    t:pass()
  end,
}

scenario "Ignacio's Exotics has nothing to do with other goods" {
  function(t)
    t:deed { card = "ignacios_exotics" }
    local mine = t:dude {}
    local plain = t:in_hand { card = "winchester_rifle" }
    local cost = t:stat(plain, "cost")
    t:shop(plain, mine)
    t:expect(t:ghost_rock(1), 10 - cost, "the stash")
    t:expect_true(cost > 0, "it costs something")
  end,
}
