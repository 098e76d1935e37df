card "balcony" {
  trait {
    text    = "Dudes here join shootouts next door without moving or booting, booted ones too.",
    affects = dude { here = true, adjacent_to = shootout_location },
    may     = { join_without_moving, join_without_booting, join_while_booted },
  },
}
