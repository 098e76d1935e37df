card "black_jack_exp1" {
  trait { text = "Black Jack is always wanted.", may = always_wanted },
  trait {
    text      = "With Black Jack in your posse you make the first Shootout play.",
    condition = in_shootout(self),
    may       = play_first,
    continues = true,
  },
}
