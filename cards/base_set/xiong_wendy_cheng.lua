card "xiong_wendy_cheng" {
  shootout {
    text   = "Shootout, Boot: An opposing dude goes home booted.",
    cost   = { boot },
    choose = { dude { as = "target", side = opposing } },
    effect = { send_home "target" },
  },
}
