card "ignacios_exotics" {
  trait {
    text    = "Your Mystical goods cost 2 ghost rock less.",
    affects = goods { keyword = "Mystical", owner = you },
    gives   = { cost = -2 },
  },
}
