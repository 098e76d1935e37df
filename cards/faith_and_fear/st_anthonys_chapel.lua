card "st_anthonys_chapel" {
  trait {
    text    = "Abominations here have -1 bullets.",
    affects = dude { here = true, keyword = "Abomination" },
    gives   = { bullets = -1 },
  },
  trait {
    text    = "The skills of its controller's dudes here are 1 higher.",
    affects = dude { here = true, side = yours },
    gives   = { huckster = 1, blessed = 1, shaman = 1, mad_scientist = 1 },
  },
}
