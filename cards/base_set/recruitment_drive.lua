card "recruitment_drive" {
  job {
    text    = "Noon Job: Mark the town square. If it succeeds, bring a dude or deed of your"
           .. " discard pile into play for 5 ghost rock less.",
    mark    = town_square,
    success = {
      choose { card { in_discard_pile = you, type = { "dude", "deed" }, can_play = true,
                      cost = at_most(ghost_rock_of(you) + 5) },
               as = "recruit", least = 0 },
      put_into_play { "recruit", reduce = 5 },
    },
  },
}
