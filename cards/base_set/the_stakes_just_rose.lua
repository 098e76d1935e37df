card "the_stakes_just_rose" {
  shootout {
    text        = "Shootout: Your dude joins your posse from anywhere and becomes a stud.",
    joins_posse = true,
    choose      = { dude { as = "friend" } },
    effect      = { join_posse "friend", make_stud "friend" },
  },
}
