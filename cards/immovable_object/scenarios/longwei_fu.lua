-- A round in which the shooter of player 1 is a draw with 0 bullets; how many cards each draws.
local function cards_drawn(t, given)
  t:dude { card = "longwei_fu", at = given.at }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  t:done()
  t:draws(1, given.mine)
  t:draws(2, "9C 8D TH 4S 6D")
  t:go_on_to "resolution_play"
  return t:count(1, "draw_hand") + t:count(1, "discard_pile"), t:count(2, "draw_hand")
end

scenario "Longwei Fu at home: one card more for the draw hand, though he is not in the posse" {
  function(t)
    local mine, theirs = cards_drawn(t, { mine = "KC QD 5H 2S 3D 7C" })
    t:expect(mine, 6, "cards drawn: 5 and 1")
    t:expect(theirs, 5, "the other's")
  end,
}

scenario "Longwei Fu away from home: nothing" {
  function(t)
    local mine = cards_drawn(t, { at = "home 2", mine = "KC QD 5H 2S 3D" })
    t:expect(mine, 5, "cards drawn")
  end,
}
