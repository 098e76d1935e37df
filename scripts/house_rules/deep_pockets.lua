-- A starting stash for slow decks; it comes too late to pay for the gang.
house_rule "deep_pockets" {
  text = "At the end of setup every player gains 5 ghost rock.",
  insert = { into = "setup", after = "setup_done", step = function(game)
    for _, player in ipairs(game:players(all_players)) do
      game:gain { player = player, ghost_rock = 5 }
    end
  end },
}
