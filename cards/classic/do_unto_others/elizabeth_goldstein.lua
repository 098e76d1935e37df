local had_shootout = there_is(outfit { where = compare(note_of(candidate), day_number) })  -- the ruleset notes shootouts

card "elizabeth_goldstein" {
  trait {
    text      = "If there was a shootout today, Elizabeth Goldstein has +2 influence at Nightfall.",
    condition = all_of { in_phase "sundown", had_shootout },
    gives     = { influence = 2 },
  },
}
