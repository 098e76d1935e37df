card "meet_the_new_boss" {
  job {
    text    = "Noon Job: The town square is the mark. On success the leader has 1 influence and 1"
           .. " control point more for good. Either way ace this card.",
    mark    = town_square,
    success = { counter { leader, influence = 1, control = 1 }, ace(self) },
    failure = { ace(self) },
  },
}
