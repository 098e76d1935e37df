card "perdition" {
  trait {
    text      = "Blessed dudes in a posse with Perdition have +1 bullets and +1 Blessed skill.",
    condition = in_shootout(self),
    affects   = dude { keyword = "Blessed", in_posse = you },
    gives     = { bullets = 1, blessed = 1 },
  },
}
