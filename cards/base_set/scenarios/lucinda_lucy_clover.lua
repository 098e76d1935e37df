local function fight(t, mine, theirs, without)
  local lucy = t:dude { card = "lucinda_lucy_clover", at = "square" }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, bounty = 2, at = "square" }
  local other = t:dude { player = 2, at = "square" }
  local idle = t:dude { player = 2, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  if not without then t:join(lucy) end
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:draws(1, mine)
  t:draws(2, theirs)
  t:go_on_to "resolution_play"
  return lucy, gun, rival, other, idle
end

scenario "Lucy Clover: the posse that shows a cheatin' hand has more bounty" {
  function(t)
    local lucy, gun, rival, other, idle = fight(t, "KC KD KH 2S 3D", "9C 9C 5H 7S 2C")
    t:expect(t:stat(rival, "bounty"), 3, "the wanted rival's bounty")
    t:expect(t:stat(other, "bounty"), 1, "the other's bounty")
    t:expect(t:stat(idle, "bounty"), 0, "bounty of who is in no posse")
    t:expect(t:stat(lucy, "bounty"), 0, "her bounty")
    t:expect(t:stat(gun, "bounty"), 0, "her friend's bounty")
  end,
}

scenario "Lucy Clover minds no cheatin' hand of yours" {
  function(t)
    local lucy, gun, rival, other = fight(t, "KC KC KH 2S 3D", "9C 9D 5H 7S 2C")
    t:expect(t:stat(rival, "bounty"), 2, "the wanted rival's bounty")
    t:expect(t:stat(other, "bounty"), 0, "the other's bounty")
    t:expect(t:stat(lucy, "bounty") + t:stat(gun, "bounty"), 0, "bounty of yours")
  end,
}

scenario "Lucy Clover must be in the shootout" {
  function(t)
    local _, _, rival, other = fight(t, "KC KD KH 2S 3D", "9C 9C 5H 7S 2C", true)
    t:expect(t:stat(rival, "bounty"), 2, "the wanted rival's bounty")
    t:expect(t:stat(other, "bounty"), 0, "the other's bounty")
  end,
}
