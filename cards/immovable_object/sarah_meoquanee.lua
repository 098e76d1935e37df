local called = any_of {
  there_is(dude { in_posse = you, influence = at_least(3) }),
  there_is(spell { keyword = "Spirit", at = shootout_location }),
}

card "sarah_meoquanee" {
  shootout {
    text        = "Shootout: If a dude of your posse has 3 influence or more, or a Spirit is at the"
               .. " place of the shootout, Sarah joins your posse from anywhere and is a stud.",
    joins_posse = true,
    effect      = { when { called, join_posse(self), make_stud(self) } },
  },
}
