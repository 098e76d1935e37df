card "fountain" {
  trait {
    text    = "Deeds adjacent to this have 1 control point more.",
    affects = deed { adjacent_to = here },
    gives   = { control = 1 },
  },
}
