card "channel_fort" {
  trait {
    text    = "Texas Rangers cannot move here.",
    affects = dude { faction = "texas_rangers", where = same_location(event_to, here) },
    cannot  = move,
  },
  trait {
    text      = "It costs a player with an Agency outfit 2 less.",
    condition = is(outfit_of(you), outfit { faction = "agency" }),
    affects   = self,
    gives     = { cost = -2 },
  },
}
