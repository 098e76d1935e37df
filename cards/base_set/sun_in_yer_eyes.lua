card "sun_in_yer_eyes" {
  shootout {
    text   = "Shootout: A dude has -2 bullets (at least 0) and becomes a draw.",
    choose = { dude { as = "target" } },
    effect = { modify { "target", bullets = -least(2, bullets_of "target") }, make_draw "target" },
  },
}
