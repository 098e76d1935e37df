card "elizabeth_goldstein" {
  trait {
    text      = "If there was a shootout today, Elizabeth Goldstein has +2 influence at Nightfall.",
    condition = all_of { in_phase "sundown", compare(note_of(self), day_number) },
    gives     = { influence = 2 },
  },
  trait {
    text      = "Shootouts are kept in mind.",
    continues = true,
    when      = shootout_begins {},
    effect    = { note { self, day_number } },
  },
}
