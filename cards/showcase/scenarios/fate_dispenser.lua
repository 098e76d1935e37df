scenario "Fate Dispenser goes to a deed in town that you control" {
  function(t)
    t:deed { keywords = { "Out of Town" } }
    local lost = t:deed {}
    t:dude { player = 2, influence = 2, at = lost }
    local scientist = t:dude { keywords = { "Mad Scientist 3" } }
    local dispenser = t:in_hand { card = "fate_dispenser" }
    t:expect_true(not t:offers(dispenser), "it cannot be invented")
    local deed = t:deed { player = 2 }
    t:dude { influence = 1, at = deed }
    t:pulls(1, "7C")
    t:shop(dispenser, scientist)
    t:expect(t:host(dispenser), deed, "what it is attached to")
  end,
}

scenario "Fate Dispenser draws a card into a hand that is not full" {
  function(t)
    local deed = t:deed {}
    local dispenser = t:goods { card = "fate_dispenser", on = deed }
    t:hand(1, 4)
    t:use(dispenser)
    t:expect(t:hand_count(1), 5, "cards in hand")
    t:expect_true(t:is_booted(dispenser), "booted")
  end,
}

scenario "Fate Dispenser draws nothing into a full hand" {
  function(t)
    local deed = t:deed {}
    local dispenser = t:goods { card = "fate_dispenser", on = deed }
    t:hand(1, 5)
    t:use(dispenser)
    t:expect(t:hand_count(1), 5, "cards in hand")
    t:expect_true(t:is_booted(dispenser), "booted")
  end,
}

scenario "Fate Dispenser serves who controls the deed" {
  function(t)
    local deed = t:deed {}
    local dispenser = t:goods { card = "fate_dispenser", on = deed }
    t:dude { player = 2, influence = 1, at = deed }
    t:refuses(dispenser)
    t:pass()
    t:use(dispenser)
    t:expect(t:hand_count(2), 1, "cards in the controller's hand")
    t:expect(t:hand_count(1), 0, "cards in the owner's hand")
  end,
}

scenario "Fate Dispenser: the hand size is that of its player" {
  function(t)
    local deed = t:deed {}
    local dispenser = t:goods { card = "fate_dispenser", on = deed }
    local church = t:deed { player = 2, card = "1st_baptist_church" }
    t:dude { player = 2, keywords = { "Blessed 1" }, at = church }
    t:hand(1, 5)
    t:use(dispenser)
    t:expect(t:hand_count(1), 5, "cards in hand")
  end,
}
