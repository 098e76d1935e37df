card "black_jack" {
  trait {
    text = "Black Jack is always wanted.",
    may  = always_wanted,
  },
}
