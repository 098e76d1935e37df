scenario "Circle M Ranch draws a card for a small hand" {
  function(t)
    local ranch = t:deed { card = "circle_m_ranch" }
    for _ = 1, 3 do t:in_hand { card = "reserves" } end
    t:use(ranch)
    t:expect(t:hand_count(1), 4, "cards in hand")
  end,
}

scenario "Circle M Ranch can be used with a hand of four, for nothing" {
  function(t)
    local ranch = t:deed { card = "circle_m_ranch" }
    t:hand(1, 4)
    t:use(ranch)
    t:expect_true(t:is_booted(ranch), "it is booted")
    t:expect(t:hand_count(1), 4, "cards in hand")
  end,
}

scenario "Circle M Ranch is booted, and serves who controls it" {
  function(t)
    local ranch = t:deed { card = "circle_m_ranch" }
    t:dude { player = 2, influence = 1, at = ranch }
    t:refuses(ranch)
    t:pass()
    t:use(ranch)
    t:expect(t:hand_count(1), 0, "cards in the owner's hand")
    t:expect(t:hand_count(2), 1, "cards in the controller's hand")
    t:expect_true(t:is_booted(ranch), "booted")
  end,
}
