card "lilith_vandekamp" {
  noon {
    text      = "Noon, Boot: At a Saloon or Brothel, gain 2 ghost rock.",
    cost      = { boot },
    condition = at { keyword = { "Saloon", "Brothel" } },
    effect    = { gain { ghost_rock = 2 } },
  },
}
