local none_aced = compare(note_of(self), other_than(1))
local won_round = same_player(round_winner, all_players)

card "howling_howell_melton" {
  noon {
    text   = "Noon, Boot: Call out an opposing dude here, who refuses only by paying you 1 ghost"
          .. " rock besides. Nobody else joins the shootout, which is one round long, with 2 fewer"
          .. " casualties for both. The winner gets 2 ghost rock, unless a dude was aced.",
    cost   = { boot },
    choose = { dude { as = "foe", side = opposing, here = true } },
    effect = {
      later { shootout_begins {}, modify { leader_player, casualties = -2 },
              modify { mark_player, casualties = -2 },
              lasts = this_play },
      note { self, 0 },
      later { aced {}, note { self, 1 } },
      later { shootout_ends {}, when { none_aced, gain { round_winner, 2 } }, lasts = this_play },
      later { shootout_won {},
              when { all_of { none_aced, isnt(won_round) }, gain { event_player, 2 } },
              lasts = this_play },
      call_out { "foe", alone = true, rounds = 1, refuse_for = 1 },
    },
  },
}
