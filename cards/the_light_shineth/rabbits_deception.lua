card "rabbits_deception" {
  shootout {
    text      = "Shootout Tao Technique: This dude goes home booted. If the dude was unbooted as"
             .. " you played this, you may send an opposing dude home booted too. Combo: the"
             .. " opposing posse has a stud.",
    technique = true,
    tao       = "the Jade Rabbit",
    choose    = {
      dude { as = "fooled", side = opposing, in_shootout = true, optional = true,
             where = is(bearer, dude { booted = false }) },
    },
    effect    = { send_home { bearer, booted = true }, send_home { "fooled", booted = true } },
    combo     = there_is(dude { in_posse = opposing, stud = true }),
  },
}
