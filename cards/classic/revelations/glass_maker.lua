card "glass_maker" {
  noon {
    text       = "Controller Noon, Boot, pay 2 ghost rock: A Brothel, Casino or Saloon that has not"
              .. " got it yet has +1 production for good.",
    controller = true,
    cost       = { boot, pay(2) },
    choose     = { deed { as = "glazed", keyword = { "Brothel", "Casino", "Saloon" },
                          singled_out = false } },
    effect     = {
      counter { "glazed", production = 1 },
      single_out { "glazed", lasts = permanently },
    },
  },
}
