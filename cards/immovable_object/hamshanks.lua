card "hamshanks" {
  trait {
    text      = "While Hamshanks is unbooted at a place that you control, an ability of another"
             .. " player that could choose Hamshanks can neither choose nor affect your other dudes"
             .. " there.",
    condition = all_of { is(self, dude { booted = false }), at { controller = you } },
    may       = protects,
    from      = dude { side = yours, here = true },
    by_others = true,
  },
}
