-- For teaching, and for puzzles: nobody has secrets at noon.
house_rule "open_hands" {
  text = "When High Noon comes all players show their play hands.",
  insert = { into = "day", before = "high_noon", step = function(game)
    for _, player in ipairs(game:players(all_players)) do
      for _, card in ipairs(player.hand) do game:reveal(card) end
    end
  end },
}
