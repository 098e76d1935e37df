card "hiding_in_the_bushes" {
  shootout {
    text        = "Shootout: Your unbooted dude at home boots and joins your posse.",
    joins_posse = true,
    choose      = { dude { as = "lurker", side = yours, at_home = true,
                           in_shootout = false } },
    effect      = { boot "lurker", join_posse "lurker" },
  },
}
