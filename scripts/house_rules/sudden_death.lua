-- Shorter games: from the fifth day on the town slips out of everybody's hands.
house_rule "sudden_death" {
  text = "From day 5 on every home gains 1 permanent control point as Sundown begins.",
  insert = { into = "day", before = "sundown", step = function(game)
    if game:number(day_number) < 5 then return end
    for _, player in ipairs(game:players(all_players)) do
      game:counter(player.outfit, { control = 1 })
    end
  end },
}
