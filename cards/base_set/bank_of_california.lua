card "bank_of_california" {
  trait {
    text    = "Nobody can take ghost rock from this deed's controller.",
    when    = ghost_rock_taken { player = you },
    instead = { prevent {} },
  },
}
