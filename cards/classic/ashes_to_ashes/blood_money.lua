card "blood_money" {
  trait {
    text    = "This dude is always wanted.",
    affects = bearer,
    may     = always_wanted,
  },
}
