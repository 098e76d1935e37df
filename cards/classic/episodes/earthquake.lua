card "earthquake" {
  event {
    text   = "Event: Strikes that make less than 3 ghost rock are aced.",
    effect = { ace(deed { keyword = "Strike", production = below(3) }) },
  },
}
