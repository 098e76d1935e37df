card "ivor_hawley" {
  trait {
    text      = "While Ivor carries a Hex he has +1 bullets, +1 influence and +1 Huckster.",
    condition = is(self, dude { has = spell { keyword = "Hex" } }),
    affects   = self,
    gives     = { bullets = 1, influence = 1, huckster = 1 },
  },
}
