scenario "Travis Moone: five other cards for the play hand as the game starts" {
  function(t)
    t:phase "setup"
    local travis = t:dude { card = "travis_moone" }
    t:hand(1, 2)
    t:hand(2, 1)
    local before = t:count(1, "deck")
    t:use(travis)
    t:expect(t:hand_count(1), 5, "cards in hand")
    -- 2 more, then 5 less, and 5 for lowball
    t:expect(t:count(1, "deck"), before - 8, "cards in the deck")
    t:expect(t:happened "deck.shuffled", 1, "shuffles")
    t:expect_true(t:is_booted(travis), "he is booted")
    t:expect(t:hand_count(2), 1, "cards in the other's hand")
  end,
}

scenario "Travis Moone: it may be left" {
  function(t)
    t:phase "setup"
    local travis = t:dude { card = "travis_moone" }
    t:hand(1, 2)
    t:pass()
    t:expect(t:hand_count(1), 2, "cards in hand")
    t:expect_true(not t:is_booted(travis), "he is unbooted")
  end,
}

scenario "Travis Moone: later there is no such chance" {
  function(t)
    local travis = t:dude { card = "travis_moone" }
    t:hand(1, 2)
    t:refuses(travis)
    t:dude { player = 2, influence = 3 }
    t:until_day(2)
    t:until_phase "noon"
    if select(2, t:asked()) == 2 then t:pass() end
    t:refuses(travis)
  end,
}
