-- Fixed seating: lowball is not contested. The first seat wins day 1, the next one day 2.
house_rule "winner_in_turn" {
  text = "Nobody antes. The Winner of the first day is the first seat, then it goes around.",
  parameters = { ante = 0 },
  insert = { into = "day", after = "begin", step = function(game)
    local others = game:players(all_players) -- from the last day's Winner on
    table.remove(others, game:number(day_number) == 1 and 1 or 2)
    for _, p in ipairs(others) do game:restrict(p.outfit, take_part_in_lowball) end
  end },
}
