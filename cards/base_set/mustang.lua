card "mustang" {
  noon {
    text   = "Noon, Boot: This dude moves.",
    cost   = { boot },
    choose = { location { as = "destination" } },
    effect = { move { bearer, to = "destination" } },
  },
}
