scenario "Sudden death: homes gain control points from the fifth day on" {
  house_rules = { "sudden_death" },
  function(t)
    t:dude { influence = 9 }
    t:dude { player = 2, influence = 9 }
    t:until_day(5)
    t:expect(t:control_points(1), 0, "at noon of day 5 player 1 has")
    t:until_day(7)
    t:expect(t:control_points(1), 2, "at noon of day 7 player 1 has")
    t:expect(t:control_points(2), 2, "and player 2")
  end,
}

scenario "Sudden death: the point counts at the same Sundown" {
  house_rules = { "sudden_death" },
  function(t)
    t:dude { influence = 2 }
    t:dude { player = 2, influence = 1 }
    t:deed { control = 1 }
    t:until_day(5)
    t:expect(t:happened "game.won", 0, "games won before:")
    t:expect_true(not pcall(t.until_day, t, 6), "there is no sixth day")
    t:expect(t:happened "game.won", 1, "games won:")
  end,
}
