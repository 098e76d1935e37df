scenario "Eight days: on the eighth day the game goes on" {
  house_rules = { "eight_days" },
  function(t)
    t:until_day(8)
    t:expect(t:phase(), "noon", "the day comes to")
  end,
}

scenario "Eight days: there is no ninth" {
  house_rules = { "eight_days" },
  function(t)
    t:until_day(8)
    t:expect_true(not pcall(t.until_day, t, 9), "the game is over")
    t:expect(t:day(), 8, "it ended on day")
    t:expect(t:happened "game.won", 0, "winners")
  end,
}
