card "stagecoach_office" {
  react {
    text       = "Controller React, Boot: A dude, no token, whom you bring into play enters at any"
              .. " location that you control.",
    controller = true,
    cost       = { boot },
    when       = card_entering_play { dude { token = false }, player = you },
    choose     = { location { as = "stop", controller = you } },
    effect     = { enter_at "stop" },
  },
}
