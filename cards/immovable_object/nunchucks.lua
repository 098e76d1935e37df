card "nunchucks" {
  trait {
    text        = "Only dudes with Kung Fu carry Nunchucks.",
    attaches_to = dude { keyword = "Kung Fu" },
  },
  trait {
    text      = "In a posse this dude has +1 Kung Fu.",
    condition = in_shootout(bearer),
    gives     = { kung_fu = 1 },
    continues = true,
  },
  react {
    text      = "React, Boot: While this dude is in a posse, a pull of any player counts as much"
             .. " less as the dude's Kung Fu.",
    cost      = { boot },
    condition = in_shootout(bearer),
    when      = pull_revealed {},
    effect    = { change_pull(-kung_fu_of(bearer)) },
  },
}
