scenario "Ante for a redraw: a tie in lowball costs each player 1 more" {
  house_rules = { "redraw_ante" },
  function(t)
    t:phase "gambling"
    t:draws(1, "AC 2D 3H 4S 6C AS 2H 4D 6H 8S")
    t:draws(2, "AD 2C 3S 4H 6D KH QD JH 9S 7C")
    t:until_phase "noon"
    t:expect(t:winner(), 1, "the Winner is")
    t:expect(t:ghost_rock(1) - t:ghost_rock(2), 4, "player 1 has more by")
  end,
}

scenario "Ante for a redraw: without a tie it is the usual ante" {
  house_rules = { "redraw_ante" },
  function(t)
    t:phase "gambling"
    t:draws(1, "AS 2H 4D 6H 8S")
    t:draws(2, "KH QD JH 9S 7C")
    t:until_phase "noon"
    t:expect(t:ghost_rock(1) - t:ghost_rock(2), 2, "player 1 has more by")
  end,
}
