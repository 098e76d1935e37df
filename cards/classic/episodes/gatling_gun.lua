local has_moved = compare(note_of(self), day_number)

card "gatling_gun" {
  trait {
    text      = "On a day on which this dude has moved, this gives nothing.",
    condition = has_moved,
    affects   = self,
    gives     = { bullet_bonus = -4 },
  },
  trait {
    text      = "The dude's moves are kept in mind.",
    continues = true,
    when      = moved { bearer },
    effect    = { note { self, day_number } },
  },
}
