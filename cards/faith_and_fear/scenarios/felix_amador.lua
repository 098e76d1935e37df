scenario "Félix Amador looks at the top of the deck for a Miracle" {
  function(t)
    local felix = t:dude { card = "felix_amador" }
    local prayer = t:spell { card = "holy_roller", on = felix }
    local second, top = t:on_top_of_deck {}, t:on_top_of_deck {}
    t:expect_true(not t:knows(1, top), "the top card is hidden")
    t:use(felix)
    t:expect(t:knows(1, top), true, "he knows the top card:")
    t:expect(t:knows(2, top), false, "the other player does:")
    t:expect(t:knows(1, second), false, "he knows the card below it:")
    t:expect_true(t:is_booted(prayer), "the Miracle is booted")
    t:expect_true(not t:is_booted(felix), "he is not")
    t:expect(t:happened "cards.looked_at", 1, "looks")
    t:until_turn_of(2)
    t:pass()
    t:refuses(felix)
  end,
}

scenario "Félix Amador wants an unbooted Miracle of his own" {
  function(t)
    local felix = t:dude { card = "felix_amador" }
    local other = t:dude { keywords = { "Blessed 1" } }
    t:spell { card = "holy_roller", on = other }
    t:spell { card = "holy_roller", on = felix, booted = true }
    t:spell { card = "soul_blast", on = felix }
    t:goods { on = felix }
    t:refuses(felix)
    t:spell { card = "lay_on_hands", on = felix }
    t:expect_true(t:can_use(felix), "with a Miracle he can be used")
  end,
}
