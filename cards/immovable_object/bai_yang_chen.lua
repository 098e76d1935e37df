local away = is(self, dude { at_other_home = true })

card "bai_yang_chen" {
  trait {
    text      = "While Bai Yang is at another player's home, your hand size is 2 larger and Bai"
             .. " Yang has 1 less upkeep.",
    condition = away,
    gives     = { hand_size = 2 },
  },
  trait {
    text      = "While at another player's home, Bai Yang has 1 less upkeep.",
    condition = away,
    gives     = { upkeep = -1 },
    continues = true,
  },
}
