scenario "Black Jack (Exp.1) is always wanted" {
  function(t)
    local jack = t:dude { card = "black_jack_exp1", at = "square" }
    local foe = t:dude { player = 2, bullets = 2, stud = true, at = "square" }
    t:call_out(jack, foe)
    t:accept()
    t:draws(1, "AD 2C 3H 5S 6D 8C 9H JS QD KC")
    t:draws(2, "2C 2H 4D 9S TC 8C 4S")
    t:go_on_to "assign_casualty"
    t:ace(jack)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:ghost_rock(2), 11, "the stash of who aced him")
  end,
}

local function first(t, with_jack)
  local jack = t:dude { card = "black_jack_exp1", at = with_jack and "square" or "home 1" }
  local friend = t:dude { at = "square" }
  local foe = t:dude { player = 2, at = "square" }
  t:winner(2)
  t:pass()
  t:call_out(friend, foe)
  t:accept()
  if with_jack then t:join(jack) end
  t:go_on_to "shootout_play"
  return select(2, t:asked())
end

scenario "Black Jack (Exp.1) acts before the Winner" {
  function(t) t:expect(first(t, true), 1, "who plays first") end,
}

scenario "Black Jack (Exp.1) acts first where he is" {
  function(t) t:expect(first(t, false), 2, "who plays first") end,
}
