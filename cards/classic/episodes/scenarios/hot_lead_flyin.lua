--- Two against two; player 2 wins by a rank and the card is played, with that pull.
local function play(t, values, pulled)
  local card = t:in_hand { card = "hot_lead_flyin" }
  local leader = t:dude { value = values[1], at = "square" }
  local friend = t:dude { value = values[2], at = "square" }
  local mark = t:dude { player = 2, value = 13, at = "square" }
  local foes = { t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" } }
  t:call_out(leader, mark)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(foes[1])
  t:join(foes[2])
  t:draws(1, "2C 3D 4H 9S TC")
  t:draws(2, "2D 2H 5C 8D TD")
  t:go_on_to("react", 1)
  t:pulls(1, pulled)
  t:use(card)
  t:go_on_to("assign_casualty", 2)
  return t:casualties(2), foes
end

scenario "Hot Lead Flyin': the winner takes one for each loser above the pull" {
  function(t)
    t:expect(play(t, { 9, 8 }, "7C"), 2, "casualties of the winner")
    t:expect(t:casualties(1), 1, "casualties of the loser")
  end,
}

scenario "Hot Lead Flyin': an equal value does not count" {
  function(t) t:expect(play(t, { 9, 7 }, "7C"), 1, "casualties of the winner") end,
}

scenario "Hot Lead Flyin' is over with the round" {
  function(t)
    local casualties, foes = play(t, { 9, 7 }, "7C")
    t:expect(casualties, 1, "casualties of the winner")
    t:ace(foes[1])
    t:done()
    t:go_on_to "shootout_play"
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 5C 8D TD")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(2), 0, "casualties of the winner of the next round")
  end,
}
