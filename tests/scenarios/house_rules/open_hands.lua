scenario "Open hands: all cards in hand are shown when High Noon comes" {
  house_rules = { "open_hands" },
  function(t)
    t:hand(1, 2)
    t:hand(2, 3)
    t:phase "upkeep"
    t:until_phase "noon"
    t:expect(t:happened "cards.revealed", 5, "cards shown:")
  end,
}
