card "pinto" {
  shootout {
    text        = "Shootout, Boot: This dude, booted or not, joins your posse without booting.",
    joins_posse = true,
    cost        = { boot },
    effect      = { join_posse(bearer) },
  },
}
