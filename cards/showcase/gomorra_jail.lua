-- That it may start in play, with Law Dogs only, follows from the keyword Core and the faction.
card "gomorra_jail" {
  react {
    text       = "Controller React, Boot: When another player's wanted dude is discarded in the"
              .. " High Noon phase, this deed has 1 more control point for good.",
    controller = true,
    cost       = { boot },
    condition  = in_phase "noon",
    when       = discarded { controller = other_players, wanted = true, window = "when" },
    effect     = { counter { self, control = 1 } },
  },
}
