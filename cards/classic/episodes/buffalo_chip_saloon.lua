local penniless = compare(ghost_rock_of(controller_of(candidate)), exactly(0))

card "buffalo_chip_saloon" {
  trait {
    text   = "Who calls a dude out here pays 1 ghost rock to this deed's controller.",
    when   = called_out { where = same_location(location_of(event_subject), here) },
    effect = { pay_player { event_player, you, 1 } },
  },
  trait {
    text      = "Who has none cannot.",
    affects   = dude { here = true, controller = opposing, where = penniless },
    cannot    = call_out,
    continues = true,
  },
}
