card "mechanical_horse" {
  noon {
    text    = "Repeat Noon, Pay 2 ghost rock: This dude moves.",
    repeats = true,
    cost    = { pay(2) },
    choose  = { location { as = "destination" } },
    effect  = { move { bearer, to = "destination" } },
  },
  react {
    text    = "React, Boot: When this unbooted dude would boot to join a posse, he does not.",
    cost    = { boot },
    when    = card_booted { bearer, joining = true },
    instead = { prevent {} },
  },
}
