card "bobo" {
  trait {
    text    = "Bobo has as many additional bullets as the best Huckster in play has skill.",
    affects = self,
    gives   = { bullets = highest_of("huckster", dude {}) },
  },
}
