scenario "Homeless Joe brings a card to who has few" {
  function(t)
    local deed = t:deed {}
    local joe = t:improvement { card = "homeless_joe", on = deed }
    t:hand(1, 3)
    t:draws(1, "7H")
    t:use(joe)
    t:expect(t:hand_count(1), 4, "cards in hand")
    t:expect_true(not t:is_booted(joe), "Joe is not booted")
  end,
}

scenario "Homeless Joe brings none to who has 4" {
  function(t)
    local joe = t:improvement { card = "homeless_joe", on = t:deed {} }
    t:hand(1, 4)
    t:refuses(joe)
  end,
}
