--- Player 1 loses by two ranks with three dudes.
local function lose(t, mine, theirs)
  local leader, one, two = t:dude { at = "square" }, t:dude { at = "square" }, t:dude { at = "square" }
  local mark = t:dude { player = 2, at = "square" }
  t:call_out(leader, mark)
  t:accept()
  t:join(one)
  t:join(two)
  t:draws(1, mine or "2C 3D 4H 9S TC")
  t:draws(2, theirs or "2D 2H 5C 5D TD")
  t:go_on_to("react", 1)
  return leader
end

scenario "Just a Graze takes one casualty off" {
  function(t)
    local card = t:in_hand { card = "just_a_graze" }
    local leader = lose(t)
    t:use(card)
    t:expect(t:ghost_rock(1), 7, "the stash")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 1, "casualties of 2")
    t:ace(leader)
    t:done()
    t:expect(t:zone(leader), "boot_hill", "the dude is in")
  end,
}

scenario "Just a Graze saves from a single casualty, in this round" {
  function(t)
    local card = t:in_hand { card = "just_a_graze" }
    lose(t, nil, "2D 2H 5C 8D TD")
    t:use(card)
    t:go_on_to "flee"
    t:expect(t:happened "dude.aced", 0, "dudes aced")
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 5C 8D TD")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 1, "casualties of the next round")
  end,
}

scenario "Just a Graze is for those in the shootout" {
  function(t)
    t:players(3)
    local card = t:in_hand { player = 3, card = "just_a_graze" }
    t:dude { player = 3, at = "square" }
    local leader = t:dude { at = "square" }
    local mark = t:dude { player = 2, at = "square" }
    t:call_out(leader, mark)
    t:accept()
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 5C 5D TD")
    t:go_on_to("shootout_play", 2)
    t:pass()
    while (t:asked()) == "draw_discards" do t:done() end
    t:expect((t:asked()), "assign_casualty", "what is asked")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}

scenario "Just a Graze comes once the hands have been compared" {
  function(t)
    local graze = t:in_hand { card = "just_a_graze" }
    local quickdraw = t:in_hand { player = 2, card = "quickdraw" }
    local leader, mark = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(leader, mark)
    t:accept()
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    t:go_on_to "react"
    t:use(quickdraw)
    t:use(graze)
    t:go_on_to "flee"
    t:expect(t:happened "dude.aced", 0, "dudes aced: player 2 has won, and player 1 takes 1 less of 1")
  end,
}
