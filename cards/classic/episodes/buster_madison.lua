card "buster_madison" {
  noon {
    text      = "Noon, Boot: At a Saloon, gain 1 ghost rock.",
    cost      = { boot },
    condition = at { keyword = "Saloon" },
    effect    = { gain { ghost_rock = 1 } },
  },
}
