card "alfred_barkum_jr" {
  noon {
    text   = "Noon, pay 1 ghost rock: A dude is wanted no more.",
    cost   = { pay(1) },
    choose = { dude { as = "client" } },
    effect = { bounty { "client", -bounty_of "client" } },
  },
  react {
    text   = "React, pay 1 ghost rock: A card with Judge or Courthouse in its title uses an"
          .. " ability: cancel it.",
    cost   = { pay(1) },
    when   = ability_declared { titled = { "Judge", "Courthouse" } },
    effect = { cancel {} },
  },
}
