scenario "Timmy Derrick (Exp.1): only Terrors call him out" {
  function(t)
    local timmy = t:dude { player = 2, card = "timmy_derrick_exp1", at = "square" }
    local caller = t:dude { title = "Ann", at = "square" }
    local terror = t:dude { title = "Bob", keywords = { "Terror" }, at = "square" }
    t:expect_true(not t:offers "Ann calls out Timmy", "Ann")
    t:call_out(terror, timmy)
    t:expect((t:asked()), "answer_callout", "what is asked")
  end,
}

--- Timmy, whose value is 3, against a dude of value 8.
local function shoot(t, pulled)
  local timmy = t:dude { card = "timmy_derrick_exp1", at = "square" }
  local friend = t:dude { at = "square" }
  local target = t:dude { player = 2, value = 8, bullets = 3, stud = true, at = "square" }
  t:call_out(friend, target)
  t:accept()
  t:join(timmy)
  t:go_on_to("shootout_play", 1)
  t:pulls(1, pulled)
  t:use(timmy)
  return target
end

scenario "Timmy Derrick (Exp.1): 9 of 8 disarms" {
  function(t)
    local target = shoot(t, "6C")
    t:expect(t:stat(target, "bullets"), 0, "bullets")
    t:expect_true(not t:is_stud(target), "a draw")
  end,
}

scenario "Timmy Derrick (Exp.1): 8 of 8 does not" {
  function(t)
    local target = shoot(t, "5C")
    t:expect(t:stat(target, "bullets"), 3, "bullets")
    t:expect_true(t:is_stud(target), "a stud")
  end,
}
