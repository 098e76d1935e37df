--- A round between my dude with the symbol, or another of mine, and two dudes.
local function round(t, carrier_is_there, mine, theirs)
  local gun = t:dude { at = "square" }
  local carrier = carrier_is_there and gun or t:dude {}
  t:goods { card = "unholy_symbol", on = carrier }
  local foe = t:dude { player = 2, at = "square" }
  t:call_out(gun, foe)
  t:accept()
  t:draws(1, mine)
  t:draws(2, theirs)
  t:go_on_to "shootout_play"
  t:pass()
  t:pass()
  return carrier
end

scenario "The Unholy Symbol costs who loses to it one more" {
  function(t)
    local carrier = round(t, true, "2C 2D 4H 9S TC", "2D 3C 5C 9D TD")
    t:go_on_to("assign_casualty", 2)
    t:expect(t:casualties(2), 2, "casualties")
    t:expect(t:stat(carrier, "bullets"), 1, "bullets")
  end,
}

scenario "The Unholy Symbol does nothing for who loses" {
  function(t)
    round(t, true, "2D 3C 5C 9D TD", "2C 2H 4H 9S TC")
    t:go_on_to("assign_casualty", 1)
    t:expect(t:casualties(1), 1, "casualties of the bearer's posse")
  end,
}

scenario "The Unholy Symbol does nothing outside the shootout" {
  function(t)
    round(t, false, "2C 2D 4H 9S TC", "2D 3C 5C 9D TD")
    t:go_on_to("assign_casualty", 2)
    t:expect(t:casualties(2), 1, "casualties")
  end,
}
