card "outlaw_mask" {
  trait {
    text      = "In the town square this dude has as much more influence as bounty.",
    condition = at(town_square),
    affects   = bearer,
    gives     = { influence = bounty_of(bearer) },
  },
}
