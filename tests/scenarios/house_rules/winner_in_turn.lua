scenario "Winner in turn: three players win the day one after the other, without ante" {
  house_rules = { "winner_in_turn" },
  function(t)
    t:players(3)
    t:until_day(2)
    t:expect(t:winner(), 2, "after player 1 the Winner is")
    t:until_day(3)
    t:expect(t:winner(), 3, "then")
    t:until_day(4)
    t:expect(t:winner(), 1, "then again")
    t:expect(t:happened "lowball.ante_paid", 0, "antes")
  end,
}

scenario "Winner in turn: the first day is the first seat's" {
  house_rules = { "winner_in_turn" },
  function(t)
    t:phase "setup"
    t:until_phase "noon"
    t:expect(t:winner(), 1, "the Winner is")
    t:expect(t:happened "lowball.hand_drawn", 1, "hands drawn:")
  end,
}
