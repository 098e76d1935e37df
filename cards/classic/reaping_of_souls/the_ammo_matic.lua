card "the_ammo_matic" {
  shootout {
    text    = "Shootout, once a round: This has +1 bullets for the rest of the shootout.",
    repeats = true,
    limit   = per_round(1),
    effect  = { modify { self, bullets = 1 } },
  },
}
