local itself = dude { title = "R.H. II (Dude)" }

card "r_h_ii" {
  trait { text = "Its bullets are its own and not its dude's.", gives = { bullets = -1 } },
  trait {
    text   = "While its dude is in a shootout, R.H. II is a dude of the posse, too: a stud with 1 bullet.",
    when   = dude_joined_posse { is = bearer },
    effect = { make_token { "r_h_ii_dude", posse = true } },
  },
  trait {
    text   = "If its dude is moved out of the shootout, it boots and is no dude any more.",
    when   = dude_left_posse { is = bearer },
    effect = { boot(self), remove(itself) },
  },
  trait {
    text   = "So it does if it is moved out alone.",
    when   = dude_left_posse { title = "R.H. II (Dude)" },
    effect = { boot(self), remove(itself) },
  },
  trait {
    text   = "If it is aced in a shootout, it is discarded.",
    when   = aced { title = "R.H. II (Dude)" },
    effect = { discard(self) },
  },
}
