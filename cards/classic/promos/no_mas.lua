card "no_mas" {
  react {
    text   = "React: An action card has resolved: ace it and this card.",
    when   = ability_resolved { action {}, as = "played" },
    effect = { ace "played", ace(self) },
  },
}
