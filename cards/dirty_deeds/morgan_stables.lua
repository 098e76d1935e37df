card "morgan_stables" {
  trait {
    text      = "The first Horse that you play each day costs 1 ghost rock less.",
    condition = compare(note_of(self), other_than(day_number)),
    affects   = card { keyword = "Horse", owner = you },
    gives     = { cost = -1 },
  },
  trait {
    text      = "With a Horse of yours in play, the next of that day is not the first.",
    when      = enters_play { keyword = "Horse", player = you },
    effect    = { note { self, day_number } },
    continues = true,
  },
  react {
    text   = "React, Boot: Your Noon or Shootout ability has moved a dude of yours and is complete:"
          .. " draw a card, discard a card, then make another play, or pass. Outside a shootout"
          .. " that play is not actin'.",
    cost   = { boot },
    when   = ability_resolved { player = you, play = { "noon", "shootout" }, moved_dude = true },
    effect = { draw(1), discard_from_hand { 1 }, extra_play { you, without_actin = true } },
  },
}
