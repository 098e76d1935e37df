card "william_rose" {
  trait {
    text      = "While William is wanted he has +2 bullets.",
    condition = is(self, dude { wanted = true }),
    gives     = { bullets = 2 },
  },
}
