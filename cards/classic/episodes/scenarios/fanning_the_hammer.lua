--- A round of my gun against three dudes.
local function round(t, mine, theirs)
  local gun = t:dude { bullets = 1, at = "square" }
  local foe = t:dude { player = 2, at = "square" }
  local others = { t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" } }
  t:call_out(gun, foe)
  t:accept()
  for _, other in ipairs(others) do t:join(other) end
  t:draws(1, mine)
  t:draws(2, theirs)
  t:go_on_to("shootout_play", 2)
  t:pass()
  return others
end

scenario "Fanning the Hammer kills two more in the round" {
  function(t)
    local card = t:in_hand { card = "fanning_the_hammer" }
    local others = round(t, "2C 2D 4H 9S TC", "2S 3C 5C 9D TD")
    t:go_on_to("react", 1)
    t:use(card)
    t:go_on_to("assign_casualty", 2)
    t:expect(t:casualties(2), 3, "casualties")
    t:expect(t:ghost_rock(1), 9, "the stash")
    for _, other in ipairs(others) do t:ace(other) end
    t:done()
    t:go_on_to "shootout_play"
    t:draws(1, "2C 2D 4H 9S TC")
    t:draws(2, "2S 3C 5C 9D TD")
    t:go_on_to("assign_casualty", 2)
    t:expect(t:casualties(2), 1, "casualties of the next round")
  end,
}

scenario "Fanning the Hammer is for who has won" {
  function(t)
    local card = t:in_hand { card = "fanning_the_hammer" }
    round(t, "2S 3C 5C 9D TD", "2C 2D 4H 9S TC")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 1, "casualties")
    t:expect(t:zone(card), "hand", "the card is in")
  end,
}
