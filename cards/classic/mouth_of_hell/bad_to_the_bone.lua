card "bad_to_the_bone" {
  noon {
    text   = "Noon: A wanted dude has +2 bullets until after Sundown, and who refuses his"
          .. " call-outs pays his player 3 ghost rock besides. Another player who aces him before"
          .. " Sundown gets 1 victory point.",
    choose = { dude { as = "outlaw", wanted = true } },
    effect = {
      modify { "outlaw", bullets = 2, refuse_cost = 3 },
      later { aced { is = "outlaw" },
              when { isnt(same_player(event_cause_player, controller_of(event_subject))),
                     score { player = event_cause_player, victory_points = 1 } } },
    },
  },
}
