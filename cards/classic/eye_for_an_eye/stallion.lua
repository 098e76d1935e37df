card "stallion" {
  react {
    text   = "React, Boot: Before your Noon play this unbooted dude moves anywhere.",
    cost   = { boot },
    when   = play_about_to_be_made { player = you, where = isnt(during_shootout) },
    condition = is(bearer, dude { booted = false }),
    choose = { location { as = "stop" } },
    effect = { move { bearer, to = "stop" } },
  },
}
