local function shootout(t, stud, theirs)
  local mine = t:dude { bullets = 1, at = "square" }
  local friend = t:dude { bullets = 2, stud = stud, at = "square" }
  t:dude { bullets = 5, stud = true, at = "home 2" }
  local turned = t:dude { player = 2, bullets = theirs, stud = true, at = "square" }
  t:call_out(mine, turned)
  t:accept()
  t:join(friend)
  t:go_on_to "shootout_play"
  return turned, mine
end

--- Mine is lost, and the next round begins.
local function next_round(t, mine)
  t:go_on_to "assign_casualty"
  t:ace(mine)
  t:done()
  t:go_on_to "shootout_play"
end

scenario "His Back Was to Me brings a dude down to the highest of the posse" {
  function(t)
    local card = t:in_hand { card = "his_back_was_to_me" }
    local turned, mine = shootout(t, true, 4)
    t:use(card)
    t:expect(t:stat(turned, "bullets"), 2, "bullets")
    t:expect_true(t:is_stud(turned), "a stud still")
    t:draws(1, "2C 3D 4H 9S TC JD")
    t:draws(2, "2D 2H 5C 9D TD JC QC")
    next_round(t, mine)
    t:expect(t:stat(turned, "bullets"), 4, "bullets in the next round")
  end,
}

scenario "His Back Was to Me makes a draw of a dude where there is no stud" {
  function(t)
    local card = t:in_hand { card = "his_back_was_to_me" }
    local turned, mine = shootout(t, false, 4)
    t:use(card)
    t:expect(t:stat(turned, "bullets"), 2, "bullets")
    t:expect_true(not t:is_stud(turned), "a draw")
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 2H 5C 9D TD")
    next_round(t, mine)
    t:expect_true(t:is_stud(turned), "a stud in the next round")
  end,
}

scenario "His Back Was to Me lowers only" {
  function(t)
    local card = t:in_hand { card = "his_back_was_to_me" }
    shootout(t, true, 2)
    t:refuses(card)
  end,
}
