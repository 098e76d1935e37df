card "pale_horse" {
  noon {
    text   = "Noon: This dude moves to another location.",
    choose = { location { as = "stop" } },
    effect = { move { bearer, to = "stop" } },
  },
  shootout {
    text        = "Shootout: This dude joins your posse from anywhere, whatever would stop the move.",
    joins_posse = true,
    effect      = { join_posse(bearer) },
  },
  trait {
    text      = "Nothing stops the ride into a shootout.",
    continues = true,
    condition = during_shootout,
    affects   = bearer,
    may       = ignore_move_bans,
  },
}
