scenario "California Queen: a rival pays to come aboard, its owner does not" {
  function(t)
    local queen = t:deed { card = "california_queen" }
    local own, rival = t:dude {}, t:dude { player = 2 }
    t:ghost_rock(1, 0)
    t:move(own, queen)
    t:expect(t:where(own), queen, "her owner's dude is at")
    t:move(rival, queen)
    t:expect(t:where(rival), queen, "the rival is at")
    t:expect(t:ghost_rock(1), 1, "player 1 has")
    t:expect(t:ghost_rock(2), 9, "player 2 has")
  end,
}

scenario "California Queen: who cannot pay goes elsewhere" {
  function(t)
    local queen = t:deed { card = "california_queen" }
    local rival = t:dude { player = 2 }
    t:dude {}
    t:ghost_rock(2, 0)
    t:until_turn_of(2)
    t:expect_true(not t:offers "California Queen", "the Queen is closed")
    t:move(rival, "square")
    t:expect(t:ghost_rock(1), 10, "player 1 has")
  end,
}

scenario "California Queen: next to Strikes and nothing else" {
  function(t)
    local strike = t:deed { player = 2, keywords = { "Strike", "Out of Town" } }
    local mine = t:deed { player = 2, keywords = { "Out of Town" } }
    local queen = t:deed { card = "california_queen" }
    local walker = t:dude { at = queen }
    local stick = t:goods { card = "walkin_stick", on = walker }
    t:dude { player = 2 }
    t:dude {}
    t:use(stick)
    t:expect(t:where(walker), strike, "the walker went to")
    t:expect(t:where(mine), mine, "the other deed")
  end,
}
