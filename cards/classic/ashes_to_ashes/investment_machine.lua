card "investment_machine" {
  noon {
    text   = "Noon, pay 6 ghost rock: Gain 9 ghost rock.",
    cost   = { pay(6) },
    effect = { gain { ghost_rock = 9 } },
  },
}
