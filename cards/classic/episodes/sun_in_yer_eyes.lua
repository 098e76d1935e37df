card "sun_in_yer_eyes" {
  shootout {
    text   = "Shootout: An opposing dude has -2 bullets (at least 0).",
    choose = { dude { as = "squinter", side = opposing, in_shootout = true } },
    effect = { modify { "squinter", bullets = -least(2, bullets_of "squinter") } },
  },
}
