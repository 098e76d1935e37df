card "cort_williams" {
  trait {
    text    = "Terrors here have 0 influence.",
    affects = dude { keyword = "Terror", here = true },
    fixes   = { influence = 0 },
  },
  shootout {
    text   = "Shootout: Ace a Terror in this shootout.",
    choose = { dude { as = "terror", keyword = "Terror", in_shootout = true } },
    effect = { ace "terror" },
  },
}
