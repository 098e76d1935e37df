card "the_town_hall" {
  react {
    text       = "Controller React, Boot: As Upkeep begins, a dude here has as much less upkeep"
              .. " as that dude has influence.",
    controller = true,
    cost       = { boot },
    when       = phase_upkeep_begins {},
    choose     = { dude { as = "official", here = true } },
    effect     = { modify { "official", upkeep = -influence_of "official" } },
  },
}
