card "just_a_graze" {
  react {
    text      = "React: When the draw hands of your shootout have been compared, you take 1 casualty less.",
    when      = hands_compared { window = "after" },
    condition = there_is(dude { in_posse = you }),
    effect    = { modify { you, casualties = -1, lasts = this_round } },
  },
}
