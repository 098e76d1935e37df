scenario "The Golden Mare Hotel pays its owner for every dude out of a hand" {
  function(t)
    local hotel = t:deed { card = "golden_mare_hotel" }
    t:dude { player = 2, influence = 1, at = hotel }
    local mine = t:in_hand { card = "buster_madison" }
    local theirs = t:in_hand { player = 2, card = "lilith_vandekamp" }
    t:shop(mine)
    t:expect(t:ghost_rock(1), 8, "my stash, 3 paid and 1 gained")
    t:shop(theirs)
    t:expect(t:ghost_rock(1), 9, "my stash")
    t:expect(t:ghost_rock(2), 6, "the stash of who controls it")
  end,
}

scenario "The Golden Mare Hotel pays for no deed, and for no dude from elsewhere" {
  function(t)
    t:deed { card = "golden_mare_hotel" }
    t:shop(t:in_hand { card = "henrys_hole" })
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "The Golden Mare Hotel pays for no token" {
  function(t)
    t:deed { card = "golden_mare_hotel" }
    local shaman = t:dude { keywords = { "Shaman 3" }, at = "square" }
    local spell = t:spell { card = "summon_spirit", on = shaman }
    local foe = t:dude { player = 2, at = "square" }
    t:call_out(shaman, foe)
    t:accept()
    t:pulls(1, "9C")
    t:use(spell, 1)
    t:expect_true(t:find "Weak Spirit", "there is a token")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}
