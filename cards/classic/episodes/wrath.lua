card "wrath" {
  react {
    text   = "React: With Wrath in the shootout, cancel the Shootout ability of an action card.",
    when   = ability_declared { action {}, play = "shootout", where = in_shootout(self) },
    effect = { cancel {} },
  },
}
