card "retribution" {
  shootout {
    text    = "Shootout Miracle X, Boot: X is the value of an opposing dude. If in this round the"
           .. " dude's controller reveals a cheatin' hand and you a legal one, the dude is aced,"
           .. " and nothing prevents it.",
    choose  = { dude { as = "sinner", side = opposing, in_shootout = true } },
    miracle = value_of "sinner",
    cost    = { boot },
    effect  = {
      later { reveals_cheatin { where = all_of {
                same_player(event_player, controller_of "sinner"), isnt(is_cheatin(you)) } },
              ace { "sinner", surely = true }, lasts = this_round },
    },
  },
}
