-- That no deck holds it follows from the keyword Token.
card "ancestor_spirit" {
  trait {
    text    = "This token leaves the game as it would go to another place.",
    when    = moved { self },
    instead = { remove(self) },
  },
  trait {
    text      = "It leaves the game ahead of the deed where it is.",
    when      = deed_left_play { window = "when",
                                 where = same_location(location_of(event_subject), here) },
    effect    = { remove(self) },
    continues = true,
  },
  trait {
    text      = "At the end of the day this token leaves the game.",
    when      = turn_ends {},
    effect    = { remove(self) },
    continues = true,
  },
}
