card "forget" {
  noon {
    text   = "Noon Hex 5, Boot: Pick one printed ability of a dude here or at an adjacent place."
          .. " It cannot be used today.",
    hex    = 5,
    cost   = { boot },
    choose = { dude { as = "fool", within = 1 }, ability { as = "trick", of = "fool" } },
    effect = { bar_ability { "fool", ability = "trick" } },
  },
}
