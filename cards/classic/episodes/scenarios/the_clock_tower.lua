local function fight(t, winner)
  t:winner(winner)
  local tower = t:deed { player = 2, card = "the_clock_tower" }
  local gun = t:dude { at = "square", bullets = 2 }
  local rival = t:dude { player = 2, at = "square", bullets = 2 }
  local friend = t:dude { player = 2, at = "square", bullets = 2 }
  if winner == 2 then t:pass() end
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to "shootout_play"
  return tower, gun, rival, friend
end

scenario "The Clock Tower: a Shootout play before all others, in each round" {
  proves = { "CT-SHOOT-002" },
  function(t)
    local first = t:in_hand { player = 2, card = "sun_in_yer_eyes" }
    local second = t:in_hand { player = 2, card = "sun_in_yer_eyes" }
    local _, gun = fight(t, 1)
    t:expect_true(t:can_use(first), "player 2 may play first")
    t:use(first)
    t:expect(t:stat(gun, "bullets"), 0, "bullets")
    t:expect_true(not t:can_use(second), "then it is player 1's turn")
    t:pass()
    t:expect_true(t:can_use(second), "then player 2's")
  end,
}
