local free = { permit_cards { "ranger", ignore_move_bans, lasts = this_play },
               permit_cards { "ranger", join_from_anywhere, lasts = this_play } }

card "the_texas_rangers" {
  noon {
    text   = "Noon: Boot your dude at or next to a Terror's location, who calls the Terror out.",
    choose = {
      dude { as = "terror", keyword = "Terror" },
      dude { as = "ranger", side = yours, near = "terror" },
    },
    price  = { boot "ranger" },
    effect = { call_out { "terror", caller = "ranger" } },
  },
  react {
    text   = "React, Boot: Before a play of yours, or as a job or an accepted call-out leads to"
          .. " posses: your dude moves whatever forbids it and may join a posse from anywhere.",
    cost   = { boot },
    when   = play_about_to_be_made { player = you, where = isnt(during_shootout) },
    choose = { dude { as = "ranger", side = yours } },
    effect = free,
  },
  react {
    text      = "The same as a job begins.",
    continues = true,
    cost      = { boot },
    when      = job_marked {},
    choose    = { dude { as = "ranger", side = yours } },
    effect    = free,
  },
  react {
    text      = "The same as a call-out is accepted.",
    continues = true,
    cost      = { boot },
    when      = callout_accepted {},
    choose    = { dude { as = "ranger", side = yours } },
    effect    = free,
  },
}
