--- Player 2 ambushes; where the mark is, three guards of player 1's are booted.
local function alarm(t, player)
  local card = t:in_hand { player = player, card = "ambush" }
  local deed = t:deed {}
  local andrew = t:dude { card = "andrew_garret", at = "home 2" }
  local mark = t:dude { player = 3 - player, at = deed }
  local leader = t:dude { player = player, at = "square" }
  local guards = {}
  for i, place in ipairs { deed, "home 1", "square" } do
    guards[i] = t:dude { at = place, booted = true }
  end
  local far = t:dude { at = "home 2", booted = true }
  local rested = t:dude { at = deed }
  local theirs = t:dude { player = 2, at = deed, booted = true }
  if player == 2 then t:pass() end
  t:use(card)
  t:choose(mark)
  if player == 1 then t:choose(leader) end
  return andrew, guards, { far, rested, theirs }
end

scenario "Andrew wakes two guards near the mark of another player's job" {
  function(t)
    local andrew, guards, others = alarm(t, 2)
    t:use(andrew)
    for _, dude in ipairs(others) do t:expect_true(not t:offers(dude), "who cannot be unbooted") end
    t:choose(guards[1])
    t:expect_true(t:offers(guards[2]), "a second one")
    t:choose(guards[3])
    t:expect_true(not t:offers(guards[2]), "no third one")
    t:done()
    t:expect_true(not t:is_booted(guards[1]), "the first is unbooted")
    t:expect_true(t:is_booted(guards[2]), "the second is booted")
    t:expect_true(not t:is_booted(guards[3]), "the third is unbooted")
    t:expect_true(not t:is_booted(andrew), "Andrew is not booted")
  end,
}

scenario "Andrew does not hear of your own jobs" {
  function(t)
    local andrew = alarm(t, 1)
    t:refuses(andrew)
  end,
}
