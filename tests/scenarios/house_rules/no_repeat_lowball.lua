scenario "No repeat of lowball: tied hands are drawn once, and one of the players wins" {
  house_rules = { "no_repeat_lowball" },
  function(t)
    t:phase "gambling"
    t:draws(1, "AC 2D 3H 4S 6C")
    t:draws(2, "AD 2C 3S 4H 6D")
    t:until_phase "noon"
    t:expect(t:happened "lowball.hand_drawn", 2, "hands drawn:")
    t:expect(t:happened "lowball.won", 1, "pots won:")
  end,
}
