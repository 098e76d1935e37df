card "jarrett_blake" {
  shootout {
    text        = "Shootout: With a Horse, Jarrett changes places with your dude in the posse: he"
               .. " is in it, and that dude is where he was.",
    joins_posse = true,
    condition   = is(self, dude { in_shootout = false, has = goods { keyword = "Horse" } }),
    choose      = { dude { as = "partner", side = yours, in_shootout = true } },
    effect      = { swap { self, "partner" } },
  },
}
