local has_moved = compare(note_of(bearer), day_number)  -- the ruleset notes moves

card "gatling_gun" {
  trait {
    text      = "On a day on which this dude has moved, this gives nothing.",
    condition = has_moved,
    affects   = self,
    gives     = { bullet_bonus = -4 },
  },
}
