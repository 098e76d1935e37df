scenario "General Store sells goods for 2 less, to booted dudes, anywhere" {
  proves = { "RC-CARD-081", "RC-CARD-082" },
  function(t)
    local store = t:deed { card = "general_store" }
    local far = t:deed { player = 2 }
    local buyer = t:dude { at = far, booted = true }
    t:dude { player = 2, influence = 2, at = far }
    local horse = t:in_hand { card = "mustang" }
    t:use(store)
    t:expect(t:host(horse), buyer, "who has it")
    t:expect(t:ghost_rock(1), 9, "the stash: 1 of 3")
    t:expect_true(t:is_booted(store), "the store is booted")
    t:expect_true(t:is_booted(buyer), "the buyer is as before")
  end,
}

scenario "General Store sells spells, to those who can have them" {
  function(t)
    local store = t:deed { card = "general_store" }
    t:dude {}
    local hex = t:in_hand { card = "soul_blast" }
    t:in_hand { card = "reserves" }
    t:in_hand { card = "bobo" }
    t:in_hand { card = "undertaker" }
    t:refuses(store)
    t:dude { player = 2, keywords = { "Huckster 1" } }
    t:refuses(store)
    local huckster = t:dude { keywords = { "Huckster 1" } }
    t:use(store)
    t:expect(t:host(hex), huckster, "who has it")
    t:expect(t:ghost_rock(1), 10, "the stash: it costs 1")
  end,
}

scenario "General Store sells what is in your play hand and what you can pay" {
  function(t)
    local store = t:deed { card = "general_store" }
    t:dude {}
    t:in_discard_pile { card = "mustang" }
    t:refuses(store)
    t:in_hand { player = 2, card = "mustang" }
    t:refuses(store)
    t:in_hand { card = "mustang" }
    t:expect_true(t:can_use(store), "with a Horse in hand it is used")
  end,
}

scenario "General Store serves who controls it" {
  function(t)
    local store = t:deed { card = "general_store" }
    t:in_hand { card = "mustang" }
    t:in_hand { player = 2, card = "mustang" }
    t:dude { at = "square" }
    t:dude { player = 2, influence = 1, at = store }
    t:refuses(store)
    t:pass()
    t:use(store)
    t:expect(t:ghost_rock(2), 9, "the controller's stash")
  end,
}

scenario "General Store attaches to deeds too, and Gadgets are invented all the same" {
  function(t)
    local store = t:deed { card = "general_store" }
    local ranch = t:deed { keywords = { "Ranch" } }
    local feeder = t:in_hand { card = "auto_cattle_feeder" }
    t:dude {}
    t:refuses(store)
    local scientist = t:dude { keywords = { "Mad Scientist 2" } }
    t:pulls(1, "5C")
    t:use(store)
    t:expect(t:host(feeder), ranch, "what it is attached to")
    t:expect_true(t:is_booted(scientist), "the inventor is booted")
  end,
}

scenario "General Store gives nothing for less than the price less 2" {
  function(t)
    local store = t:deed { card = "general_store" }
    t:dude {}
    t:in_hand { card = "mustang" }
    t:ghost_rock(1, 0)
    t:refuses(store)
  end,
}

scenario "General Store needs no more than the price less 2" {
  function(t)
    local store = t:deed { card = "general_store" }
    t:dude {}
    t:in_hand { card = "mustang" }
    t:ghost_rock(1, 1)
    t:use(store)
    t:expect(t:ghost_rock(1), 0, "the stash")
  end,
}
