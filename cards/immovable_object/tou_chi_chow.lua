local holdings = deed { controller = you }

card "tou_chi_chow" {
  trait {
    text      = "If your outfit is of the Righteous Bandits, T'ou Chi Chow costs 1 ghost rock less"
             .. " for each deed that you control.",
    condition = is(outfit_of(you), outfit { faction = "anarchists" }),
    gives     = { cost = -count_of(holdings) },
  },
  noon_or_shootout {
    text    = "Repeat Noon or Shootout: Boot a deed that you control: a dude at it or at a place"
           .. " adjacent to it unboots.",
    repeats = true,
    choose  = { deed { as = "site", controller = you }, dude { as = "weary", near = "site" } },
    price   = { boot "site" },
    effect  = { unboot "weary" },
  },
}
