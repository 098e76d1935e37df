card "tess_corrigan" {
  trait {
    text      = "While Tess is at a Ferry, your other dudes here have +1 bullets.",
    condition = at { keyword = "Ferry" },
    affects   = dude { side = yours, here = true, except = self },
    gives     = { bullets = 1 },
  },
}
