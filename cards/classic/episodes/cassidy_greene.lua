local bar = is(other_card, deed {})

card "cassidy_greene" {
  trait {
    text  = "Cassidy may enter play for nothing at a Saloon that you control.",
    zones = "hand",
    may   = enter_with,
    from  = deed { keyword = "Saloon", controller = you },
  },
  trait {
    text      = "There she costs nothing.",
    gives     = { cost = if_(bar, -99, 0) },
    continues = true,
  },
  noon {
    text      = "Noon: Another dude at the deed where Cassidy is has +1 bullets today.",
    condition = at { kind = "deed" },
    choose    = { dude { as = "friend", here = true, except = self } },
    effect    = { modify { "friend", bullets = 1 } },
  },
}
