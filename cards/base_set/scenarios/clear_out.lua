scenario "Clear Out! moves a dude to an own deed in other hands" {
  function(t)
    local card = t:in_hand { card = "clear_out" }
    local house = t:deed {}
    local squatter = t:dude { player = 2, influence = 1, at = house }
    local landlord = t:dude { booted = true }
    t:use(card)
    t:expect(t:where(landlord), house, "where the dude is")
    t:expect(t:where(squatter), house, "where the rival is")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "Clear Out! moves an unbooted dude without booting, as far as out of town" {
  function(t)
    local card = t:in_hand { card = "clear_out" }
    local house = t:deed { keywords = { "Out of Town" } }
    t:dude { player = 2, influence = 1, at = house }
    local landlord = t:dude {}
    t:use(card)
    t:expect(t:where(landlord), house, "where the dude is")
    t:expect_true(not t:is_booted(landlord), "unbooted")
  end,
}

scenario "Clear Out! wants a deed that is owned and not controlled" {
  function(t)
    local card = t:in_hand { card = "clear_out" }
    t:deed {}
    local theirs = t:deed { player = 2 }
    t:dude { player = 2, influence = 1, at = theirs }
    local taken = t:deed { player = 2 }
    t:dude { influence = 1, at = taken }
    local rival = t:dude { player = 2, at = "square" }
    local ours = t:dude {}
    t:refuses(card)
    local house = t:deed {}
    local squatter = t:dude { player = 2, influence = 2, at = house }
    local there = t:dude { influence = 1, at = house }
    t:use(card)
    for _, dude in ipairs { rival, squatter, there } do
      t:expect_true(not t:offers(dude), "neither a rival's dude nor one who is there")
    end
    t:choose(ours)
    t:expect(t:where(ours), house, "where the dude is")
  end,
}
