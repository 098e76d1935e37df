local function luck(t, way, mine, theirs)
  local card = t:in_hand { card = "luck_of_the_draw" }
  local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  local friends = { t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" } }
  t:call_out(gun, foe)
  t:accept()
  for _, friend in ipairs(friends) do t:join(friend) end
  t:draws(1, mine)
  t:draws(2, theirs)
  t:go_on_to("shootout_play", 2)
  t:pass()
  t:go_on_to("react", 1)
  t:use(card)
  t:choose(way)
  t:expect(t:ghost_rock(1), 8, "the stash")
  return friends
end

scenario "Luck of the Draw raises the rank" {
  function(t)
    luck(t, 1, "2C 2D 4H 9S TC", "2S 3C 5C 9D TD")
    t:go_on_to("assign_casualty", 2)
    t:expect(t:rank(1), 3, "rank")
    t:expect(t:casualties(2), 2, "casualties")
  end,
}

scenario "Luck of the Draw lowers the rank" {
  function(t)
    luck(t, 2, "2C 2D 4H 4S TC", "2S 3C 5C 9D TD")
    t:go_on_to("assign_casualty", 2)
    t:expect(t:rank(1), 2, "rank")
    t:expect(t:casualties(2), 1, "casualties")
  end,
}

scenario "Luck of the Draw: lowered to the rank of the other hand, it loses to that" {
  function(t)
    luck(t, 2, "2C 2D 4H 4S TC", "2S 3C 3H 9D TD")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:rank(1), 2, "rank")
    t:expect(t:casualties(1), 1, "casualties")
  end,
}

scenario "Luck of the Draw lasts a round" {
  function(t)
    local friends = luck(t, 1, "2C 2D 4H 9S TC", "2S 3C 5C 9D TD")
    t:go_on_to("assign_casualty", 2)
    t:ace(friends[1])
    t:ace(friends[2])
    t:done()
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2S 3C 5C 9D TD")
    t:go_on_to "shootout_play"
    t:go_on_to("assign_casualty", 2)
    t:expect(t:rank(1), 2, "rank in the next round")
  end,
}

scenario "Luck of the Draw is for who fights" {
  function(t)
    t:players(3)
    t:in_hand { player = 3, card = "luck_of_the_draw" }
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(gun, foe)
    t:accept()
    t:draws(1, "2D 3C 5C 9D TD")
    t:draws(2, "3S 4S 6H JH JC")
    t:go_on_to("shootout_play", 2)
    t:pass()
    t:expect((t:asked()), "assign_casualty", "what is asked next")
  end,
}
