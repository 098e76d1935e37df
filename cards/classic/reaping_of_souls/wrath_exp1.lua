card "wrath_exp1" {
  shootout {
    text   = "Shootout: All dudes of the other posse are blank until the shootout ends.",
    effect = { blank { each = dude { in_posse = opposing }, abilities = true, traits = true } },
  },
}
