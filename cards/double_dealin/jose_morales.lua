card "jose_morales" {
  trait {
    text      = "In a shootout José's Huckster skill is higher by his bullets.",
    condition = in_shootout(self),
    gives     = { huckster = bullets_of(self) },
  },
}
