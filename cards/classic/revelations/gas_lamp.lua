card "gas_lamp" {
  trait { text = "On no deed.", attaches_to = deed { at = town_square } },
  noon {
    text      = "Noon: It is put in the town square.",
    continues = true,
    zones     = "hand",
    effect    = { put_on { self, at = town_square } },
  },
  trait {
    text    = "Abominations there have -1 bullets.",
    affects = dude { keyword = "Abomination", here = true },
    gives   = { bullets = -1 },
  },
}
