card "fred_aims" {
  trait {
    text    = "Fred has as much influence as bounty.",
    affects = self,
    gives   = { influence = bounty_of(self) },
  },
}
