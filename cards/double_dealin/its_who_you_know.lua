card "its_who_you_know" {
  noon {
    text   = "Noon: Your dude calls out an opposing dude who is at the same place. In the shootout"
          .. " yours is a stud, and the draw hands of both posses are by influence instead of"
          .. " bullets.",
    choose = {
      dude { as = "caller", side = yours },
      dude { as = "called", side = opposing, at = "caller" },
    },
    effect = {
      later { shootout_begins {}, permit { all_players, draw_by_influence },
              make_stud "caller",
              lasts = this_play },
      call_out { "called", caller = "caller" },
    },
  },
}
