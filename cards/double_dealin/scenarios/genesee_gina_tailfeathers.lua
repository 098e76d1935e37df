scenario "Gina Tailfeathers changes a card of the first hand for two" {
  function(t)
    t:phase "setup"
    local gina = t:dude { card = "genesee_gina_tailfeathers" }
    local first = t:in_hand { title = "First" }
    local second = t:in_hand { title = "Second" }
    t:draws(1, "2S 3S")
    t:use(gina)
    t:choose(second)
    t:expect_true(t:is_booted(gina), "she boots")
    t:expect(t:zone(second), "discard_pile", "the card is in the")
    t:expect(t:zone(first), "hand", "the other is in")
    t:expect(t:hand_count(1), 3, "cards in hand")
  end,
}

scenario "Gina Tailfeathers needs a card to discard" {
  function(t)
    t:phase "setup"
    local gina = t:dude { card = "genesee_gina_tailfeathers" }
    t:refuses(gina)
    t:expect_true(not t:is_booted(gina), "unbooted")
  end,
}

scenario "Gina Tailfeathers does nothing once the game is under way" {
  function(t)
    local gina = t:dude { card = "genesee_gina_tailfeathers" }
    t:hand(1, 2)
    t:refuses(gina)
  end,
}
