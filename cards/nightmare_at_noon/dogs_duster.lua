card "dogs_duster" {
  trait {
    text      = "While not wanted this dude has +1 influence.",
    condition = is(bearer, dude { wanted = false }),
    gives     = { influence = 1 },
  },
  trait {
    text      = "A Deputy does not become wanted for joining a posse at a private location.",
    condition = is(bearer, dude { keyword = "Deputy", wanted = false }),
    when      = bounty_gained { bearer, by_effect = false },
    instead   = { prevent {} },
    continues = true,
  },
  noon {
    text        = "Noon, Boot: If this dude is unbooted, your dude here calls out a wanted dude.",
    cost        = { boot },
    condition   = is(bearer, dude { booted = false }),
    choose      = {
      dude { as = "caller", side = yours, here = true },
      dude { as = "outlaw", wanted = true },
    },
    effect      = { call_out { "outlaw", caller = "caller" } },
  },
}
