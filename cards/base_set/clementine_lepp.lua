card "clementine_lepp" {
  trait {
    text      = "In a Saloon that you own, Clementine has +1 influence and nobody can call her"
             .. " out.",
    condition = at { keyword = "Saloon", owner = you },
    affects   = self,
    gives     = { influence = 1 },
    cannot    = be_called_out,
  },
}
