scenario "No ante: lowball is for the Winner alone" {
  house_rules = { "no_ante" },
  function(t)
    t:phase "gambling"
    t:draws(1, "AC 2D 3H 4S 6C")
    t:draws(2, "AD AH 2C KD KH")
    t:until_phase "noon"
    t:expect(t:happened "lowball.ante_paid", 0, "antes")
    t:expect(t:winner(), 1, "the Winner is")
    t:expect(t:ghost_rock(1), t:ghost_rock(2), "the stashes are equal:")
  end,
}
