--- Three at the table with influences 1, 2 and 9; player 2 has a deed.
local function table_of_three(t, control)
  t:players(3)
  t:dude { player = 1, influence = 9 }
  t:dude { player = 2, influence = 2 }
  t:dude { player = 3, influence = 1 }
  t:deed { player = 2, control = control }
  t:phase "sundown"
end

scenario "Lowest influence: more points than the weakest of three has influence win" {
  house_rules = { "lowest_influence" },
  function(t)
    table_of_three(t, 2)
    t:expect(t:happened "game.won", 1, "games won:")
  end,
}

scenario "Lowest influence: as many do not" {
  house_rules = { "lowest_influence" },
  function(t)
    table_of_three(t, 1)
    t:expect(t:happened "game.won", 0, "games won:")
  end,
}

scenario "Lowest influence: without it the strongest counts" {
  function(t)
    table_of_three(t, 2)
    t:expect(t:happened "game.won", 0, "games won:")
  end,
}
