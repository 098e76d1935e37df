scenario "Harold Aimslee gets a Gadget back for a card of the play hand" {
  function(t)
    local harold = t:dude { card = "harold_aimslee" }
    local gadget = t:in_discard_pile { card = "force_field" }
    local spent = t:in_hand { card = "reserves" }
    t:hand(1, 2)
    t:use(harold)
    t:choose(spent)
    t:expect(t:zone(spent), "discard_pile", "the card of the hand is in")
    t:expect(t:zone(gadget), "hand", "the Gadget is in")
    t:expect(t:hand_count(1), 3, "cards in hand")
    t:expect(t:happened "cards.revealed", 1, "cards shown")
    t:expect_true(t:is_booted(harold), "he is booted")
  end,
}

scenario "Harold Aimslee wants a Gadget that is no Weapon, in your discard pile" {
  proves = { "RC-CARD-028" },
  function(t)
    local harold = t:dude { card = "harold_aimslee" }
    t:hand(1, 3)
    t:in_hand { card = "force_field" }
    t:in_discard_pile { card = "flame_thrower" }
    t:in_discard_pile { card = "mustang" }
    t:in_discard_pile { player = 2, card = "force_field" }
    t:refuses(harold)
    t:expect(t:hand_count(1), 4, "cards in hand")
    t:in_discard_pile { card = "force_field" }
    t:expect_true(t:can_use(harold), "with such a Gadget he can be used")
  end,
}

scenario "Harold Aimslee wants a card to discard" {
  function(t)
    local harold = t:dude { card = "harold_aimslee" }
    t:in_discard_pile { card = "force_field" }
    t:refuses(harold)
    t:hand(1, 1)
    t:use(harold)
    t:expect(t:hand_count(1), 1, "cards in hand: the Gadget")
  end,
}
