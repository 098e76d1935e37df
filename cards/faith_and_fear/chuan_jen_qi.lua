card "chuan_jen_qi" {
  trait {
    text      = "While Jen has a Horse, she has +1 influence.",
    condition = is(self, dude { has = goods { keyword = "Horse" } }),
    gives     = { influence = 1 },
  },
  trait {
    text      = "While Jen has a Gadget, she has +2 bullets.",
    condition = is(self, dude { has = card { keyword = "Gadget" } }),
    gives     = { bullets = 2 },
  },
}
