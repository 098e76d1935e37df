card "maria_kingsford" {
  trait {
    text      = "In a shootout Maria's bounty is added to her Huckster checks.",
    condition = in_shootout(self),
    gives     = { huckster = bounty_of(self) },
  },
}
