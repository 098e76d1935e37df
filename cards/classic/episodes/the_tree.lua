card "the_tree" {
  trait {
    text = "This is adjacent to all deeds in town.",
    may  = adjacent,
    from = deed { in_town = true },
  },
  trait {
    text      = "Only card effects call dudes out here.",
    continues = true,
    affects   = dude { here = true },
    cannot    = be_called_out,
    by        = "noon_play",
  },
}
