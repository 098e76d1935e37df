local has_moved = compare(note_of(bearer), day_number)

card "gatling_gun" {
  trait {
    text      = "On a day on which this dude has moved, this gives nothing.",
    condition = has_moved,
    affects   = self,
    gives     = { bullet_bonus = -4 },
  },
  trait {
    text      = "Moves are kept in mind, also those before the dude had this.",
    continues = true,
    zones     = "anywhere",
    when      = moved { as = "mover" },
    effect    = { note { "mover", day_number } },
  },
}
