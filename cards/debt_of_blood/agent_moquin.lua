local free = compare(printed("cost", event_subject), 0)

card "agent_moquin" {
  react {
    text   = "React, Boot: If Moquin is in your posse as an opponent declares a Shootout ability of"
          .. " an action card that costs nothing, the ability is cancelled.",
    cost   = { boot },
    when   = ability_declared { action {}, player = opposing, play = "shootout", where = free },
    effect = { when { in_shootout(self), cancel {} } },
  },
}
