card "bluetick" {
  noon {
    text   = "Noon, Boot: This dude moves to where a wanted dude is.",
    cost   = { boot },
    choose = { dude { as = "quarry", wanted = true } },
    effect = { move { bearer, to = location_of "quarry" } },
  },
}
