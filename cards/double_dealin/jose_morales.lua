card "jose_morales" {
  trait {
    text      = "In a shootout José's Huckster skill is higher by his bullets.",
    condition = is(self, dude { in_shootout = true }),
    gives     = { huckster = bullets_of(self) },
  },
}
