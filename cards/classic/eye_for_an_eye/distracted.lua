card "distracted" {
  react {
    text   = "React: A spell has resolved: ace it.",
    when   = ability_resolved { spell {}, as = "cast" },
    effect = { ace "cast" },
  },
}
