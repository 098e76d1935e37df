scenario "Pony Express changes a card of the hand" {
  function(t)
    local office = t:deed { card = "pony_express" }
    local old, kept = t:in_hand { card = "reserves" }, t:in_hand { card = "unprepared" }
    local new = t:draws(1, "KC")
    t:use(office)
    t:choose(old)
    t:expect(t:zone(old), "discard_pile", "the card thrown away is in")
    t:expect(t:zone(kept), "hand", "the other is in")
    t:expect(t:zone(new[1]), "hand", "the card drawn is in")
    t:expect(t:hand_count(1), 2, "cards in hand")
    t:expect(t:count(1, "discard_pile"), 1, "cards thrown away")
    t:expect_true(t:is_booted(office), "the deed is booted")
  end,
}

scenario "Pony Express wants a card to throw away" {
  function(t)
    local office = t:deed { card = "pony_express" }
    t:refuses(office)
    t:hand(1, 1)
    t:expect_true(t:can_use(office), "with a card it can be used")
    t:booted(office, true)
    t:refuses(office)
  end,
}

scenario "Pony Express works for whoever controls it" {
  function(t)
    local office = t:deed { card = "pony_express" }
    t:hand(1, 1)
    t:hand(2, 1)
    t:dude { player = 2, influence = 1, at = office }
    t:refuses(office)
    t:pass()
    local new = t:draws(2, "KC")
    t:use(office)
    t:expect(t:zone(new[1]), "hand", "the controller's card is in")
    t:expect(t:hand_count(1), 1, "cards in the owner's hand")
  end,
}
