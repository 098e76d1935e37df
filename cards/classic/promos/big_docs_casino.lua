card "big_docs_casino" {
  react {
    text   = "React: Before lowball hands are drawn: everybody antes 1 more, or 1 less.",
    when   = phase_gambling_begins {},
    choose = { option { as = "stakes", "1 more", "1 less" } },
    effect = { modify { all_players, ante = if_(compare(number_of "stakes", 1), 1, -1) } },
  },
}
