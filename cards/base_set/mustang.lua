card "mustang" {
  noon {
    text   = "Noon, Boot: This dude moves.",
    cost   = { boot },
    choose = { location { as = "destination", except = here } },
    effect = { move { bearer, to = "destination" } },
  },
}
