card "wylie_jenks" {
  trait {
    text      = "Wylie has +1 bullets for each wanted dude in the posse opposing Wylie's.",
    condition = is(self, dude { in_shootout = true }),
    gives     = { bullets = count_of(dude { in_posse = opposing, wanted = true }) },
  },
}
