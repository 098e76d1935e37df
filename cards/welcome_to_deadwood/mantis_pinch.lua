local in_it = any_of {
  is(candidate, card { in_shootout = true }),
  same_location(location_of(candidate), shootout_location),
}

card "mantis_pinch" {
  noon {
    text      = "Noon Technique: Pick one printed ability of a card here. It cannot be used today.",
    technique = true,
    choose    = { card { as = "fool", here = true }, ability { as = "trick", of = "fool" } },
    effect    = { bar_ability { "fool", ability = "trick" } },
  },
  shootout {
    text      = "Shootout Technique: Pick one printed ability of a card at this shootout. It cannot"
             .. " be used today.",
    technique = true,
    choose    = { card { as = "fool", where = in_it }, ability { as = "trick", of = "fool" } },
    effect    = { bar_ability { "fool", ability = "trick" } },
  },
}
