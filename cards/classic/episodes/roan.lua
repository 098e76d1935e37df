card "roan" {
  react {
    text   = "React, Boot: When this unbooted dude would boot for a Movin' play, the dude moves"
          .. " without booting.",
    cost   = { boot },
    when   = card_booted { bearer, play = "noon_play" },
    effect = { restrict { bearer, act = boot, lasts = this_play } },
  },
}
