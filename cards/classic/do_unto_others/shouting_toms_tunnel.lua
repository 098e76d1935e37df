card "shouting_toms_tunnel" {
  react {
    text      = "React, Boot: Just before Upkeep, if you have no ghost rock, gain 3.",
    cost      = { boot },
    when      = phase_upkeep_begins { window = "before" },
    condition = compare(ghost_rock_of(you), 0),
    effect    = { gain { ghost_rock = 3 } },
  },
}
