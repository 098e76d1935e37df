card "mechanical_horse" {
  noon {
    text    = "Repeat Noon, Pay 2 ghost rock: This dude moves.",
    repeats = true,
    cost    = { pay(2) },
    choose  = { location { as = "destination", except = here } },
    effect  = { move { bearer, to = "destination" } },
  },
  react {
    text    = "React, Boot: This dude joins a posse without booting for it.",
    cost    = { boot },
    when    = joining_posse { bearer, where = would_boot },
    instead = { when { would_move, join_posse(bearer), otherwise = { join_posse { bearer, staying = true } } } },
  },
}
