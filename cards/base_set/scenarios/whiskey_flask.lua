scenario "Whiskey Flask changes a card for the dude's time" {
  function(t)
    local drinker = t:dude {}
    local flask = t:goods { card = "whiskey_flask", on = drinker }
    local old, kept = t:in_hand { card = "reserves" }, t:in_hand { card = "unprepared" }
    local new = t:draws(1, "KC")
    t:use(flask)
    t:choose(old)
    t:expect_true(t:is_booted(drinker), "the dude is booted")
    t:expect_true(t:is_booted(flask), "the goods are booted")
    t:expect(t:zone(old), "discard_pile", "the card thrown away is in")
    t:expect(t:zone(kept), "hand", "the other is in")
    t:expect(t:zone(new[1]), "hand", "the card drawn is in")
    t:expect(t:hand_count(1), 2, "cards in hand")
  end,
}

scenario "Whiskey Flask wants an unbooted dude" {
  function(t)
    local drinker = t:dude { booted = true }
    local flask = t:goods { card = "whiskey_flask", on = drinker }
    t:hand(1, 1)
    t:refuses(flask)
    t:booted(drinker, false)
    t:expect_true(t:can_use(flask), "once unbooted")
    t:booted(flask, true)
    t:refuses(flask)
  end,
}

scenario "Whiskey Flask wants a card to throw away" {
  function(t)
    local flask = t:goods { card = "whiskey_flask", on = t:dude {} }
    t:refuses(flask)
  end,
}
