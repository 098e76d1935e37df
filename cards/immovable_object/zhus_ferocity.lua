card "zhus_ferocity" {
  shootout {
    text      = "Shootout Tao Technique: This dude has +1 bullets and an opposing dude has -1"
             .. " bullets. Combo: this dude then has more bullets than the other.",
    technique = true,
    tao       = "Zhu Bajie",
    choose    = { dude { as = "foe", side = opposing, in_shootout = true } },
    effect    = { modify { bearer, bullets = 1 }, modify { "foe", bullets = -1 } },
    combo     = compare(bullets_of(bearer), above(bullets_of "foe")),
  },
}
