card "pinto" {
  shootout {
    text        = "Shootout, Boot: This dude, booted or not, joins your posse without booting.",
    joins_posse = true,
    cost        = { boot },
    condition   = is(bearer, dude { in_shootout = false }),
    effect      = { join_posse(bearer) },
  },
}
