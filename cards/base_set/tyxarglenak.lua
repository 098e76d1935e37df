card "tyxarglenak" {
  trait {
    text      = "Another player's action card that could choose Tyxarglenak can neither choose nor"
             .. " affect your Hucksters here.",
    may       = protects,
    from      = dude { keyword = "Huckster", side = yours, here = true },
    against   = action {},
    by_others = true,
  },
}
