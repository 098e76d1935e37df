card "mechanical_horse" {
  noon {
    text   = "Noon, Boot: This dude moves to another location.",
    cost   = { boot },
    choose = { location { as = "stop" } },
    effect = { move { bearer, to = "stop" } },
  },
  react {
    text    = "React, Boot: This dude would boot to join a posse: the dude does not.",
    cost    = { boot },
    when    = card_booted { bearer, joining = true },
    instead = { prevent {} },
  },
}
