local none_aced = isnt(there_is(dude { in_boot_hill = true, is = both(self, "foe") }))
local won_round = same_player(round_winner, all_players)

card "howling_howell_melton" {
  noon {
    text   = "Noon, Boot: Call out an opposing dude here, who refuses only by paying you 1 ghost"
          .. " rock besides. Nobody else joins the shootout, which is one round long, with 2 fewer"
          .. " casualties for both. The winner gets 2 ghost rock, unless one of the two was aced.",
    cost   = { boot },
    choose = { dude { as = "foe", side = opposing, here = true } },
    effect = {
      later { shootout_begins {}, modify { leader_player, casualties = -2 },
              modify { mark_player, casualties = -2 },
              lasts = this_play },
      later { shootout_ends {}, when { none_aced, gain { round_winner, 2 } }, lasts = this_play },
      later { shootout_won {},
              when { all_of { none_aced, isnt(won_round) }, gain { event_player, 2 } },
              lasts = this_play },
      call_out { "foe", alone = true, rounds = 1, refuse_for = 1 },
    },
  },
}
