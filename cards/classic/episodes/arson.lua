local black = any_of { compare(pull_suit, clubs), compare(pull_suit, spades) }

card "arson" {
  job {
    text    = "Noon Job, Boot: Mark a deed. Success: pull; if it is black the deed is aced and the"
           .. " dudes of your posse are wanted.",
    cost    = { boot },
    mark    = deed {},
    success = { pull {}, when { black, ace "mark", make_wanted(dude { in_posse = "leader" }) } },
  },
}
