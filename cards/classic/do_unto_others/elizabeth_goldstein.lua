local home = outfit_of(owner_of(self))

card "elizabeth_goldstein" {
  trait {
    text      = "If there was a shootout today, Elizabeth Goldstein has +2 influence at Nightfall.",
    condition = all_of { in_phase "sundown", compare(note_of(home), day_number) },
    gives     = { influence = 2 },
  },
  trait {
    text      = "Shootouts are kept in mind, whether or not she is in play.",
    continues = true,
    zones     = "anywhere",
    when      = shootout_begins {},
    effect    = { note { home, day_number } },
  },
}
