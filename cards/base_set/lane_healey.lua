card "lane_healey" {
  trait {
    text      = "While Lane has a Horse, she has +2 bullets.",
    condition = is(self, dude { has = goods { keyword = "Horse" } }),
    affects   = self,
    gives     = { bullets = 2 },
  },
}
