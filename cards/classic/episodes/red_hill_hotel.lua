card "red_hill_hotel" {
  react {
    text   = "React, Boot: Upkeep begins: your dude's upkeep is 0 until the end of the day.",
    cost   = { boot },
    when   = phase_upkeep_begins {},
    choose = { dude { as = "guest", side = yours } },
    effect = { set_stat { "guest", upkeep = 0, lasts = today } },
  },
}
