scenario "Speed of the Wolf takes a dude anywhere" {
  function(t)
    local shaman = t:dude { keywords = { "Shaman 1" }, booted = true }
    local spell = t:spell { card = "speed_of_the_wolf", on = shaman }
    local runner = t:dude {}
    t:dude { player = 2 }
    t:pulls(1, "5C")
    t:use(spell)
    t:choose "home 2"
    t:expect(t:where(runner), t:place "home 2", "the dude is in")
    t:expect_true(not t:is_booted(runner), "the dude is not booted")
  end,
}

scenario "Speed of the Wolf: 5 of 5 is not enough" {
  function(t)
    local spell = t:spell { card = "speed_of_the_wolf", on = t:dude { keywords = { "Shaman 1" }, booted = true } }
    local runner = t:dude {}
    t:pulls(1, "4C")
    t:use(spell)
    t:choose "home 2"
    t:expect(t:where(runner), t:place "home 1", "the dude is in")
  end,
}

--- Player 2 calls a dude of player 1 out in the square, whom a friend joins; a Shaman 1
--- far away casts, with that pull.
local function late(t, pulled)
  t:players(3)
  local mine = t:deed { keywords = { "Out of Town" } }
  local shaman = t:dude { keywords = { "Shaman 1" }, at = mine, booted = true }
  local spell = t:spell { card = "speed_of_the_wolf", on = shaman }
  local runner = t:dude { at = mine }
  t:dude { player = 3, at = mine }
  local mark, friend = t:dude { at = "square" }, t:dude { at = "square" }
  local caller = t:dude { player = 2, at = "square" }
  t:until_turn_of(2)
  t:call_out(caller, mark)
  t:accept()
  t:expect_true(t:can_use(spell), "it can be called as the other posse is formed")
  t:pass()
  t:join(friend)
  t:pulls(1, pulled)
  t:take "Speed of the Wolf"
  t:expect((t:asked()), "shootout_play", "what is asked: only one dude can run")
  return runner
end

scenario "Speed of the Wolf: a dude joins the posse from anywhere" {
  function(t)
    local runner = late(t, "7C")
    t:expect(t:side(runner), 2, "the dude's side")
    t:expect(t:where(runner), t:place "square", "the dude is in")
  end,
}

scenario "Speed of the Wolf: 7 of 7 is not enough" {
  function(t) t:expect(t:side(late(t, "6C")), 0, "the dude's side") end,
}
