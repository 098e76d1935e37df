-- The multiplayer sheet's rules as scripts/rulesets/weird_west.lua has them: one scenario at least for each of its numbers.

--- Player 3 calls player 2 out in the square; player 1, who is the Winner, has a dude there and is invited by player 3.
local function posse_of_two(t, bounty)
  local leader = t:dude { player = 3, title = "Lee", at = "square" }
  local mark = t:dude { player = 2, title = "May", at = "square", bounty = bounty }
  local ally = t:dude { player = 1, title = "Abe", at = "square" }
  t:until_turn_of(3)
  t:call_out(leader, mark)
  t:accept()
  t:choose_player(1)
  t:join(ally)
  return leader, mark, ally
end

scenario "Weird West: the lowest hand takes two of the pot, the second lowest one" {
  ruleset = "weird_west",
  proves = { "WW-GAMBLE-001", "WW-GAMBLE-003" },
  function(t)
    t:players(4)
    t:phase "gambling"
    t:draws(1, "AD 2H 3S 4C KD")
    t:draws(2, "AH AS 3C 4D 6H")
    t:draws(3, "AC 2D 3H 4S 6C")
    t:draws(4, "KH KS 3C 4D 6H")
    t:until_phase "noon"
    t:expect({ t:ghost_rock(1), t:ghost_rock(2), t:ghost_rock(3), t:ghost_rock(4) }, { 13, 12, 14, 12 }, "with 3 of production the stashes are")
  end,
}

scenario "Weird West: in a shootout without the Winner the leader plays first" {
  ruleset = "weird_west",
  proves = { "WW-ORDER-002" },
  function(t)
    t:players(3)
    t:winner(1)
    local leader = t:dude { player = 3, at = "square" }
    local mark = t:dude { player = 2, at = "square" }
    t:until_turn_of(3)
    t:call_out(leader, mark)
    t:accept()
    t:go_on_to("shootout_play", 3)
    t:expect(t:happened "shootout.begins", 1, "shootouts begun")
    t:pass()
    t:go_on_to("shootout_play", 2)
    t:expect(t:zone(mark), "in_play", "nobody has drawn yet: the mark is")
  end,
}

scenario "Weird West: an invited player's dude joins the leader's posse" {
  ruleset = "weird_west",
  proves = { "WW-POSSE-001" },
  function(t)
    t:players(3)
    local _, _, ally = posse_of_two(t)
    t:expect(t:side(ally), 1, "the ally's side is")
    t:expect(t:controller(ally), 1, "who controls the ally is")
  end,
}

scenario "Weird West: the owner of a Private place spares the leader's posse the bounty" {
  ruleset = "weird_west",
  proves = { "WW-BOUNTY-001" },
  function(t)
    t:players(3)
    local place = t:deed { player = 1, keywords = { "Private" } }
    local leader = t:dude { player = 3, at = place }
    local mark = t:dude { player = 2, at = place }
    local owner = t:dude { player = 1, at = place }
    t:until_turn_of(3)
    t:call_out(leader, mark)
    t:accept()
    t:choose_player(1)
    t:join(owner)
    t:go_on_to "shootout_play"
    t:expect({ t:stat(leader, "bounty"), t:stat(owner, "bounty"), t:stat(mark, "bounty") }, { 0, 0, 1 }, "bounties are")
  end,
}

scenario "Weird West: the first casualty is the head's own" {
  ruleset = "weird_west",
  proves = { "WW-LUMPS-002" },
  function(t)
    t:players(3)
    local leader, _, ally = posse_of_two(t)
    t:draws(3, "2C 4D 6H 8S TC")
    t:draws(2, "KC KD 6S 8H TD")
    t:go_on_to("assign_casualty", 3)
    t:expect({ t:offers(leader), t:offers(ally) }, { true, false }, "the leader and the ally can be a casualty")
  end,
}

scenario "Weird West: allies settle their flight before the heads do" {
  ruleset = "weird_west",
  proves = { "WW-FLEE-001" },
  function(t)
    t:players(3)
    local spare = t:dude { player = 2, title = "Sam", at = "square" }
    local _, mark = posse_of_two(t)
    t:join(spare)
    t:draws(3, "KC KD 6S 8H TD")
    t:draws(2, "2C 4D 6H 8S TC")
    t:go_on_to("assign_casualty", 2)
    t:discard(spare)
    t:go_on_to "flee"
    t:expect(select(2, t:asked()), 1, "who is asked first is")
    t:expect(t:side(mark), 2, "the mark's side is")
  end,
}

scenario "Weird West: all who have a dude in the posse share the bounty of a casualty" {
  ruleset = "weird_west",
  proves = { "WW-BOUNTY-004" },
  function(t)
    t:players(3)
    local leader, mark = posse_of_two(t, 4)
    t:draws(3, "KC KD 6S 8H TD")
    t:draws(2, "2C 4D 6H 8S TC")
    t:go_on_to("pick_shooter", 3)
    t:choose(leader)
    t:go_on_to("assign_casualty", 2)
    t:discard(mark)
    t:go_on_to "noon_play"
    t:expect({ t:ghost_rock(1), t:ghost_rock(3) }, { 12, 12 }, "the stashes are")
  end,
}

scenario "Weird West: one opponent outclassed on two days is two points, as many as there are opponents" {
  ruleset = "weird_west",
  proves = { "WW-VICTORY-001", "WW-VICTORY-002", "WW-VICTORY-005" },
  function(t)
    t:players(3)
    t:deed { player = 1, control = 4 }
    t:dude { player = 2, influence = 3 }
    t:dude { player = 3, influence = 4 }
    t:until_day(2)
    t:expect(t:happened "game.won", 0, "wins on the first day")
    t:expect_true(not pcall(t.until_day, t, 3), "the game is over")
    t:expect(t:happened "game.won", 1, "wins")
  end,
}
