card "boomtown_of_soddum" {
  trait {
    text    = "Lost Angels dudes move from here to the town square without booting.",
    affects = dude { faction = "lost_angels", here = true },
    may     = move_without_booting,
    from    = card { at = town_square },
  },
}
