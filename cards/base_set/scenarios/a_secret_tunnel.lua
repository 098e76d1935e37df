scenario "A Secret Tunnel leads from an own deed to another, and the turn goes on" {
  function(t)
    local card = t:in_hand { card = "a_secret_tunnel" }
    local cellar, exit = t:deed {}, t:deed {}
    local mole = t:dude { at = cellar }
    t:use(card)
    t:expect(t:where(mole), exit, "where the dude is")
    t:expect_true(not t:is_booted(mole), "unbooted")
    t:expect(t:ghost_rock(1), 9, "the stash, 1 paid for the card")
    t:expect(select(2, t:asked()), 1, "who plays next")
    t:move(mole, "square")
    t:expect(select(2, t:asked()), 2, "who plays after that")
  end,
}

scenario "A Secret Tunnel does not begin at home, in the square, out of town or at a rival's" {
  function(t)
    local card = t:in_hand { card = "a_secret_tunnel" }
    local exit = t:deed {}
    local far = t:deed { keywords = { "Out of Town" } }
    local theirs = t:deed { player = 2 }
    t:dude {}
    t:dude { at = "square" }
    t:dude { at = far }
    t:dude { at = theirs, influence = 2 }
    local rival = t:dude { player = 2, at = exit }
    t:refuses(card)
    local second = t:deed {}
    t:refuses(card)
    local mole = t:dude { at = second, booted = true }
    t:use(card)
    t:expect(t:where(rival), exit, "where the rival's dude is")
    t:expect(t:where(mole), exit, "where the dude is")
  end,
}

scenario "A Secret Tunnel does not end out of town or at a rival's, control or not" {
  function(t)
    local card = t:in_hand { card = "a_secret_tunnel" }
    local cellar = t:deed {}
    t:deed { keywords = { "Out of Town" } }
    local theirs = t:deed { player = 2 }
    t:dude { influence = 1, at = theirs }
    local mole = t:dude { at = cellar }
    t:refuses(card)
    local lost = t:deed {}
    t:dude { player = 2, influence = 1, at = lost }
    t:use(card)
    t:expect(t:where(mole), lost, "where the dude is")
  end,
}
