local fighters = dude { in_shootout = true }
local next_door = place_is("refuge", { adjacent_to = shootout_location })
local start = {
  lasting_trait { affects = dude {}, may = { join_from_anywhere, ignore_move_bans },
                  lasts = this_shootout },
  later { shootout_round_begins {},
          for_each { fighters, as = "one",
                     may { player = controller_of "one",
                           pay { player = controller_of "one", ghost_rock = 3 },
                           choose_location { player = controller_of "one", as = "refuge",
                                             condition = next_door },
                           move { "one", to = "refuge" },
                           boot "one" } },
          lasts = this_shootout, each = true },
}

card "massacre_at_high_noon" {
  job {
    text      = "Noon Job, Boot: Mark a location, but not on the first day. Opposing unbooted"
             .. " dudes join from anywhere, whatever forbids it. As each round begins dudes may pay 3 ghost rock to"
             .. " leave, booted, for an adjacent location. If the job succeeds, ace all dudes at"
             .. " the mark.",
    cost      = { boot },
    condition = compare(day_number, above(1)),
    mark      = card { type = { "deed", "outfit" } },
    start     = start,
    success   = { ace { each = dude { at = mark } } },
  },
  job {
    text      = "The same with the town square as the mark.",
    continues = true,
    cost      = { boot },
    condition = compare(day_number, above(1)),
    mark      = town_square,
    start     = start,
    success   = { ace { each = dude { at = town_square } } },
  },
}
