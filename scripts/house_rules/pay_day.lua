-- A step of its own, between the steps of the day.
house_rule "pay_day" {
  text = "After Upkeep every player whose stash is empty gains 1 ghost rock.",
  insert = { into = "day", after = "upkeep", step = function(game)
    for _, player in ipairs(game:players(all_players)) do
      if player.ghost_rock == 0 then game:gain { player = player, ghost_rock = 1 } end
    end
  end },
}
