card "rabbits_lunar_leap" {
  shootout {
    text        = "Shootout Tao Technique: This dude joins your posse from anywhere, and you may"
               .. " unboot the dude. Combo: your posse is not the larger one then.",
    technique   = true,
    tao         = "the Jade Rabbit",
    joins_posse = true,
    optional_if = true,
    effect      = { join_posse(bearer), may { unboot(bearer) } },
    combo       = compare(count_of(posse_of(you)), at_most(count_of(posse_of(opponent)))),
  },
}
