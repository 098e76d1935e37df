local margin = hand_rank_of(round_winner) - hand_rank_of(round_loser)
local losers = count_of(dude { in_posse = round_loser })

card "stray_lead" {
  react {
    text   = "React: A round is won by more ranks than the loser has dudes in the posse: its winner"
          .. " has 1 control point less for the rest of the game.",
    when   = round_won_or_lost { where = compare(margin, above(losers)), window = "after" },
    effect = { modify { round_winner, control_points = -1, lasts = permanently } },
  },
}
