card "the_claw" {
  shootout {
    text   = "Shootout: An opposing dude goes home booted.",
    choose = { dude { as = "target", in_posse = opposing } },
    effect = { send_home { "target", booted = true } },
  },
}
