-- Another player chooses in the middle of the effect, and may choose only what can be paid.
card "wet_ink" {
  cheatin {
    text   = "Cheatin' Resolution: The cheatin' player may pay you 3 ghost rock. If not, that"
          .. " player's draw hand loses 3 ranks.",
    effect = {
      function(play)
        local cheat = play:players(cheatin_player)[1]
        if cheat.ghost_rock >= 3 and play:may { player = cheat } then
          play:pay_player { cheat, play.you, 3 }
        else
          play:modify { cheat, hand_rank = -3 }
        end
      end,
    },
  },
}
