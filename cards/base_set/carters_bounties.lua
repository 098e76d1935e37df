card "carters_bounties" {
  shootout {
    text        = "Controller Shootout, Boot: Your dude joins your posse from anywhere.",
    controller  = true,
    joins_posse = true,
    cost        = { boot },
    choose      = { dude { as = "gun" } },
    effect      = { join_posse "gun" },
  },
}
