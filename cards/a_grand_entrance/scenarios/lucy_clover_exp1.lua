local function shootout(t, bounties, given)
  local lucy = t:dude { card = "lucy_clover_exp1", at = given and given.at or "square" }
  local gun = t:dude { at = "square", bounty = 5 }
  local foes = {}
  for i, bounty in ipairs(bounties) do
    foes[i] = t:dude { player = 2, at = "square", bounty = bounty }
  end
  t:call_out(gun, foes[1])
  t:accept()
  if not given then t:join(lucy) end
  for i = 2, #foes do
    t:go_on_to("join_posse", 2)
    t:join(foes[i])
  end
  return lucy, gun, foes
end

scenario "Lucy Clover: a stud against 2 bounty, for that shootout" {
  function(t)
    local lucy = shootout(t, { 1, 1 })
    t:use(lucy)
    t:expect_true(t:is_stud(lucy), "a stud")
    t:expect_true(not t:is_booted(lucy), "unbooted")
    t:draws(1, "2C 3D 4H 9S TC KC KD")
    t:draws(2, "2D 3H 4C 9D TD")
    t:go_on_to "noon_play"
    t:expect_true(not t:is_stud(lucy), "a draw afterwards")
  end,
}

scenario "Lucy Clover: 1 bounty is not enough, and your own does not count" {
  function(t)
    local lucy = shootout(t, { 1, 0 })
    t:refuses(lucy)
    t:expect_true(not t:is_stud(lucy), "a draw")
  end,
}

scenario "Lucy Clover: nothing from outside the shootout" {
  function(t)
    local lucy = shootout(t, { 2 }, { at = "home" })
    t:done()
    t:expect(t:asked(), "shootout_play", "what is asked next")
    t:refuses(lucy)
  end,
}

scenario "Lucy Clover: again in the next shootout of the day" {
  function(t)
    local lucy = shootout(t, { 2 })
    t:use(lucy)
    t:draws(1, "2C 3D 4H 9S TC KC KD")
    t:draws(2, "2D 3H 4C 9D TD")
    t:go_on_to "noon_play"
    local next_foe = t:dude { player = 2, at = t:where(lucy), bounty = 2 }
    t:until_turn_of(1)
    t:booted(lucy, false)
    t:call_out(lucy, next_foe)
    t:accept()
    t:done()
    t:use(lucy)
    t:expect_true(t:is_stud(lucy), "a stud once more")
  end,
}

scenario "Lucy Clover and Lucinda \"Lucy\" Clover are one dude: no second one, but one for the other" {
  proves = { "RC-CARD-041" },
  function(t)
    local young = t:dude { card = "lucinda_lucy_clover" }
    local lucy = t:in_hand { card = "lucy_clover_exp1" }
    t:expect_true(not t:offers "Bring Lucy Clover", "not as another dude")
    t:take "Replace"
    t:expect(t:stat(t:find "Lucy Clover (Exp.1)", "bullets"), 2, "the new one's bullets")
    t:expect(t:count(1, "discard_pile"), 1, "the old one is in the discard pile")
  end,
}
