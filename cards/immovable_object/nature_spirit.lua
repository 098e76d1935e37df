-- That no deck holds it follows from the keyword Token.
card "nature_spirit" {
  trait {
    text   = "After the shootout this token leaves the game.",
    when   = shootout_ends {},
    effect = { remove(self) },
  },
}
