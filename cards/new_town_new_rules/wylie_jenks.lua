card "wylie_jenks" {
  trait {
    text      = "Wylie has +1 bullets for each wanted dude in the posse opposing Wylie's.",
    condition = in_shootout(self),
    gives     = { bullets = count_of(dude { in_posse = opposing, wanted = true }) },
  },
}
