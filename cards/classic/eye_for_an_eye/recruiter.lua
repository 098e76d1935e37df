card "recruiter" {
  trait { text = "Only your home may have this.", attaches_to = outfit { owner = you } },
  trait {
    text    = "Dudes of your outfit cost you 1 less.",
    affects = dude { in_hand = you, of_outfit_of = you },
    gives   = { cost = -1 },
  },
}
