scenario "Gomorra Lot Commission: a deed of the hand for 1 ghost rock and a move to its namesake" {
  function(t)
    local lots = t:deed { card = "gomorra_lot_commission" }
    local lot = t:in_hand { card = "undertaker" }
    local site = t:deed { player = 2, card = "undertaker" }
    local settler, other = t:dude { booted = true }, t:dude {}
    local theirs = t:dude { player = 2 }
    t:use(lots)
    t:expect(t:zone(lot), "discard_pile", "the deed is in")
    t:expect(t:ghost_rock(1), 11, "the stash")
    t:expect_true(not t:offers(lots), "no deed of another name")
    t:choose(site)
    t:expect_true(t:offers(other), "a dude of yours")
    t:expect_true(not t:offers(theirs), "none of the other player")
    t:choose(settler)
    t:expect(t:where(settler), site, "where the dude is")
    t:expect(t:where(other), t:place "home 1", "where the other is")
    t:expect_true(t:is_booted(lots), "booted")
  end,
}

scenario "Gomorra Lot Commission: nobody need move" {
  function(t)
    local lots = t:deed { card = "gomorra_lot_commission" }
    t:in_hand { card = "undertaker" }
    t:deed { player = 2, card = "undertaker" }
    local settler = t:dude {}
    t:use(lots)
    t:pass()
    t:expect((t:asked()), "noon_play", "nothing more is asked but")
    t:expect(t:where(settler), t:place "home 1", "where the dude is")
    t:expect(t:ghost_rock(1), 11, "the stash")
  end,
}

scenario "Gomorra Lot Commission: nobody need move even when the place is chosen" {
  function(t)
    local lots = t:deed { card = "gomorra_lot_commission" }
    t:in_hand { card = "undertaker" }
    local site = t:deed { player = 2, card = "undertaker" }
    local settler = t:dude {}
    t:use(lots)
    t:choose(site)
    t:pass()
    t:expect(t:where(settler), t:place "home 1", "where the dude is")
  end,
}

scenario "Gomorra Lot Commission wants a deed of the play hand" {
  function(t)
    local lots = t:deed { card = "gomorra_lot_commission" }
    t:hand(1, 1)
    t:in_hand { card = "mustang" }
    t:in_discard_pile { card = "undertaker" }
    t:in_hand { player = 2, card = "undertaker" }
    t:refuses(lots)
    t:in_hand { card = "undertaker" }
    t:use(lots)
    t:expect(t:ghost_rock(1), 11, "the stash")
    t:expect((t:asked()), "noon_play", "without a namesake nothing is asked but")
  end,
}
