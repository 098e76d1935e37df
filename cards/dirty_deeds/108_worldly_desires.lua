local poorest = every_player(other_players,
                             compare(ghost_rock_of(that_player), above(ghost_rock_of(you))))

-- Two events, one ability: a draw hand is drawn in a shootout or in lowball, each once.
local function desire(event, goes_on)
  return react {
    text      = "Repeat React: You have drawn a draw hand and have less ghost rock than any other"
             .. " player: draw one card more into it, then discard one. Once for each hand.",
    repeats   = true,
    continues = goes_on,
    when      = event,
    condition = poorest,
    effect    = {
      draw_to_draw_hand { you, 1 },
      choose { draw_hand_of(you), as = "vice" },
      discard "vice",
    },
  }
end

card "108_worldly_desires" {
  desire(draw_hand_drawn { player = you }),
  desire(lowball_hand_drawn { player = you }, true),
}
