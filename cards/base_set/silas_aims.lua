card "silas_aims" {
  trait {
    text    = "Silas has as many bullets as bounty.",
    affects = self,
    gives   = { bullets = bounty_of(self) },
  },
}
