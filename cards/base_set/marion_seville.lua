card "marion_seville" {
  trait {
    text      = "While wanted, Marion has +2 bullets.",
    condition = is(self, dude { wanted = true }),
    affects   = self,
    gives     = { bullets = 2 },
  },
}
