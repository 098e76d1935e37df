card "gang_yi" {
  shootout {
    text        = "Shootout: Against a posse with a wanted dude, Gang Yi changes places with your"
               .. " dude in the posse: he is in it, and that dude is where he was.",
    joins_posse = true,
    condition   = all_of {
      isnt(in_shootout(self)),
      there_is(dude { in_posse = opposing, wanted = true }),
    },
    choose      = { dude { as = "partner", side = yours, in_shootout = true } },
    effect      = { swap { self, "partner" } },
  },
}
