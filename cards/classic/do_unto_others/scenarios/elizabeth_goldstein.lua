--- Whether there is a shootout today; her influence at noon and at Nightfall.
local function day(t, shootout)
  local elizabeth = t:dude { card = "elizabeth_goldstein" }
  t:hand(1, 1)
  if shootout then
    local friend = t:dude { at = "square" }
    t:call_out(friend, t:dude { player = 2, at = "square" })
    t:accept()
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    t:go_on_to "noon_play"
    t:expect(t:stat(elizabeth, "influence"), 1, "influence at noon")
  end
  t:until_phase "sundown"
  return t:stat(elizabeth, "influence")
end

scenario "Elizabeth Goldstein has 2 more influence after a shootout" {
  function(t) t:expect(day(t, true), 3, "influence at Nightfall") end,
}

scenario "Elizabeth Goldstein is as usual without" {
  function(t) t:expect(day(t, false), 1, "influence at Nightfall") end,
}

scenario "Elizabeth Goldstein need not have been there for the shootout" {
  function(t)
    local elizabeth = t:in_hand { card = "elizabeth_goldstein" }
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:hand(1, 1)
    t:call_out(gun, foe)
    t:accept()
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    t:go_on_to("noon_play", 2)
    t:until_turn_of(1)
    t:shop(elizabeth)
    t:until_phase "sundown"
    t:expect(t:stat(elizabeth, "influence"), 3, "influence at Nightfall")
  end,
}

scenario "Elizabeth Goldstein: nobody is asked anything when a shootout begins" {
  function(t)
    for player = 1, 2 do
      for _ = 1, 2 do t:in_hand { card = "elizabeth_goldstein", player = player } end
      t:dude { card = "elizabeth_goldstein", player = player }
    end
    t:call_out(t:dude { at = "square" }, t:dude { player = 2, at = "square" })
    t:accept()
    t:done()
    t:done()
    t:expect((t:asked()), "shootout_play", "what is asked")
  end,
}

scenario "Elizabeth Goldstein: yesterday's shootout is over" {
  function(t)
    local elizabeth = t:dude { card = "elizabeth_goldstein" }
    t:dude { influence = 2 }
    t:dude { player = 2, influence = 2 }
    t:hand(1, 1)
    t:call_out(t:dude { at = "square" }, t:dude { player = 2, at = "square" })
    t:accept()
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2D 3H 5C 8D TD")
    t:until_day(2)
    t:until_phase "sundown"
    t:expect(t:stat(elizabeth, "influence"), 1, "influence at Nightfall of the next day")
  end,
}
