card "summon_spirit" {
  shootout {
    text   = "Shootout Spirit 6: A Spirit, a draw with 1 bullet, enters play in your posse for the shootout.",
    spirit = 6,
    effect = { make_token { "weak_spirit", posse = true } },
  },
  shootout {
    text   = "Shootout Spirit 9: A Spirit, a stud with 2 bullets, enters play in your posse for the shootout.",
    spirit = 9,
    effect = { make_token { "strong_spirit", posse = true } },
  },
}
