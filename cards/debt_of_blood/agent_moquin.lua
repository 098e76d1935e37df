local free = compare(printed("cost", event_subject), 0)

card "agent_moquin" {
  react {
    text   = "React, Boot: An opponent has declared a Shootout ability of an action card that"
          .. " costs nothing: with Moquin in your posse it is cancelled.",
    cost   = { boot },
    when   = ability_declared { action {}, player = opposing, play = "shootout", where = free },
    effect = { when { in_shootout(self), cancel {} } },
  },
}
