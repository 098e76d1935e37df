card "ignore_im" {
  shootout {
    text   = "Shootout: Your dude in this shootout goes home booted.",
    choose = { dude { as = "leaver", side = yours, in_shootout = true } },
    effect = { send_home { "leaver", booted = true } },
  },
}
