local opposed = dude { in_posse = opposing }
local shame = lasting_trait { affects = "coward", where = opposed, lasts = permanently,
                              gives = { influence = -99, bullets = -1, draw = true } }

card "run_you_coward" {
  react {
    text   = "React: A dude flees, or leaves by an effect of the dude's player: for the rest of the"
          .. " game, in shootouts against your dudes, that dude has 0 influence and -1 bullets and is a draw.",
    when   = dude_fled { as = "coward" },
    effect = { shame },
  },
  react {
    text      = "React: A dude leaves a shootout by an effect of the dude's player: the same.",
    continues = true,
    when      = dude_left_posse { as = "coward", by_effect = true },
    condition = same_player(event_cause_player, controller_of(event_subject)),
    effect    = { shame },
  },
}
