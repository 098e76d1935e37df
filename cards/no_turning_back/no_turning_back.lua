card "no_turning_back" {
  noon {
    text   = "Noon: Ace a dude whom you own and control, for ghost rock as high as the dude's cost.",
    choose = { dude { as = "lost", side = yours, owner = you } },
    price  = { ace "lost" },
    effect = { gain { ghost_rock = printed("cost", "lost") } },
  },
  resolution {
    text   = "Resolution: Ace a dude whom you own and control. You take no casualties this round,"
          .. " and your dudes do not flee in it. Some dude has +2 bullets and becomes a stud.",
    choose = {
      dude { as = "lost", side = yours, owner = you },
      dude { as = "hero", except = "lost" },
    },
    price  = { ace "lost" },
    effect = {
      modify { you, casualties = -99 },
      modify { "hero", bullets = 2, lasts = this_shootout },
      make_stud { "hero", lasts = this_shootout },
      forbid_fleeing(you),
    },
  },
}
