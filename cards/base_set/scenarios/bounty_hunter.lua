scenario "Bounty Hunter: a Gunslinger calls out a wanted dude, who cannot refuse" {
  proves = { "RC-CARD-143" },
  function(t)
    local card = t:in_hand { card = "bounty_hunter" }
    local outlaw = t:dude { player = 2, bullets = 1, bounty = 1, at = "square" }
    t:draws(1, "KC KD 6H 2S 8D 4C 7H")
    t:draws(2, "9C JD 5H 7S 2C")
    t:use(card)
    local gunslinger = t:find "Gunslinger"
    t:expect(t:controller(gunslinger), 1, "whose the Gunslinger is")
    t:expect(t:where(gunslinger), t:place "square", "where the Gunslinger is")
    t:expect(t:ghost_rock(1), 8, "the stash, 2 less")
    t:expect(t:where(outlaw), t:place "square", "where the dude is")
    t:expect(t:side(outlaw), 2, "the dude's posse")
    t:expect(t:happened "callout.refused", 0, "refusals")
    t:go_on_to "assign_casualty"
    local _, player = t:asked()
    t:expect(player, 2, "who loses: two bullets of a stud draw 7 cards")
    t:discard(outlaw)
    t:done()
    t:expect(t:ghost_rock(1), 9, "the stash, with the bounty")
    t:go_on_to "noon_play"
    t:expect_true(not t:offers "Gunslinger", "the Gunslinger is gone")
  end,
}

scenario "Bounty Hunter goes where the wanted dude is" {
  function(t)
    local card = t:in_hand { card = "bounty_hunter" }
    local outlaw = t:dude { player = 2, bullets = 1, bounty = 1 }
    t:dude { player = 2 }
    t:use(card)
    t:expect(t:side(outlaw), 2, "the dude's posse")
    t:expect(t:where(outlaw), t:place "home 2", "where the dude is")
  end,
}

scenario "Bounty Hunter: the Gunslinger that joined at a Private deed of the other has a bounty" {
  proves = { "RC-CARD-142" },
  function(t)
    local card = t:in_hand { card = "bounty_hunter" }
    local den = t:deed { player = 2, keywords = { "Private" } }
    local outlaw = t:dude { player = 2, bullets = 1, bounty = 1, at = den }
    t:draws(1, "9C 9D 5H 7S 2C 3C 4D")
    t:draws(2, "KC KD KH 2S 3D")
    t:use(card)
    t:go_on_to("shootout_play", 1)
    t:expect(t:stat(t:find "Gunslinger", "bounty"), 1, "the Gunslinger's bounty")
    t:go_on_to("assign_casualty", 1)
    t:take "Gunslinger"
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(outlaw), "in_play", "the dude is")
    t:expect(t:ghost_rock(2), 11, "the other's stash, with the bounty for the Gunslinger")
  end,
}

scenario "Bounty Hunter is for the wanted, and costs 2" {
  function(t)
    local card = t:in_hand { card = "bounty_hunter" }
    t:dude { player = 2, at = "square" }
    t:refuses(card)
    t:dude { player = 2, bounty = 1, at = "square" }
    t:expect_true(t:can_use(card), "with a wanted dude it is played")
    t:ghost_rock(1, 1)
    t:until_turn_of(2)
    t:until_turn_of(1)
    t:refuses(card)
  end,
}

scenario "Bounty Hunter: where there is no calling out the Gunslinger goes at once" {
  proves = { "RC-CARD-018" },
  function(t)
    local saloon = t:deed { player = 2, keywords = { "Saloon", "Public" } }
    local clementine = t:dude { player = 2, card = "clementine_lepp", at = saloon, bounty = 2 }
    local theirs = t:dude { player = 2, card = "gunslinger", at = saloon }
    local mine = t:dude { at = saloon }
    local card = t:in_hand { card = "bounty_hunter" }
    t:use(card)
    t:expect(t:happened "shootout.begins", 0, "shootouts")
    t:expect(t:where(clementine), saloon, "where she is")
    t:expect(t:ghost_rock(1), 8, "the stash: the cost is paid")
    t:expect(t:zone(mine), "in_play", "your dude there is")
    t:expect(t:zone(theirs), "in_play", "another's Gunslinger is")
    t:until_turn_of(1)
    t:expect_true(not t:offers "Gunslinger (P1)", "your Gunslinger is gone")
  end,
}

scenario "Bounty Hunter: nobody else does the calling out" {
  function(t)
    local card = t:in_hand { card = "bounty_hunter" }
    local mine = t:dude { at = "square" }
    t:dude { player = 2, card = "gunslinger", at = "square" }
    local outlaw = t:dude { player = 2, bullets = 1, bounty = 1, at = "square" }
    t:use(card)
    t:expect(t:side(mine), 0, "the posse of your dude")
    t:go_on_to "shootout_play"
    t:expect(t:side(outlaw), 2, "the posse of the wanted dude")
    t:expect(t:side(mine), 0, "the posse of your dude still")
  end,
}
