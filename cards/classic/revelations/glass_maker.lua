card "glass_maker" {
  noon {
    text       = "Controller Noon, Boot, pay 2 ghost rock: A Brothel, Casino or Saloon that has not"
              .. " got it yet has +1 production for good.",
    controller = true,
    cost       = { boot, pay(2) },
    choose     = { deed { as = "glazed", keyword = { "Brothel", "Casino", "Saloon" },
                          where = isnt(has_effect_of(self)) } },
    effect     = { modify { "glazed", production = 1, lasts = permanently } },
  },
}
