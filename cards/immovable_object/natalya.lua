local poorest = every_player(other_players,
                             compare(ghost_rock_of(that_player), above(ghost_rock_of(you))))

card "natalya" {
  trait {
    text      = "As Upkeep begins and each other player has more ghost rock than you, the"
             .. " production of the deed where Natalya is goes to you today, and to nobody else.",
    when      = phase_upkeep_begins {},
    condition = poorest,
    effect    = { note { self, 1 }, later { phase_upkeep_ends {}, note { self, 0 } } },
  },
  trait {
    text      = "The production of the deed where Natalya is goes to you.",
    condition = compare(note_of(self), exactly(1)),
    may       = collect_production,
    from      = deed { here = true },
    continues = true,
  },
}
