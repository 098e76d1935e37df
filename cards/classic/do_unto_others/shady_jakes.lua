card "shady_jakes" {
  noon {
    text   = "Noon: Every player who has any puts 1 ghost rock on this.",
    effect = {
      for_each_player { all_players, as = "gambler",
                        when { compare(ghost_rock_of "gambler", at_least(1)),
                               lose { player = "gambler", ghost_rock = 1 },
                               put_ghost_rock { self, 1 } } },
    },
  },
  trait {
    text      = "As the day ends its controller gets the ghost rock on this.",
    continues = true,
    when      = turn_ends {},
    effect    = { take_ghost_rock { self, ghost_rock_on(self), to_stash = true } },
  },
}
