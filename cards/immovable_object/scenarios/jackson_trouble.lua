scenario "Jackson Trouble unboots when he has gone out of town" {
  function(t)
    local jackson = t:dude { card = "jackson_trouble", at = "square" }
    local mine = t:deed { keywords = { "Out of Town" } }
    t:move(jackson, mine)
    t:expect_true(t:is_booted(jackson), "he boots to move")
    t:use(jackson)
    t:expect_true(not t:is_booted(jackson), "and unboots")
    t:expect(t:where(jackson), mine, "where he is")
  end,
}

scenario "Jackson Trouble unboots when he comes from out of town" {
  function(t)
    local mine = t:deed { keywords = { "Out of Town" } }
    local jackson = t:dude { card = "jackson_trouble", at = mine }
    t:move(jackson, "square")
    t:use(jackson)
    t:expect_true(not t:is_booted(jackson), "unbooted")
  end,
}

scenario "Jackson Trouble: not in town" {
  function(t)
    local jackson = t:dude { card = "jackson_trouble" }
    t:move(jackson, "square")
    t:expect_true(not t:can_use(jackson), "no React")
    t:until_turn_of(1)
    t:move(jackson, "home 1")
    t:expect_true(not t:can_use(jackson), "no React")
  end,
}

scenario "Jackson Trouble: not when another goes" {
  function(t)
    local mine = t:deed { keywords = { "Out of Town" } }
    local jackson = t:dude { card = "jackson_trouble", at = "square", booted = true }
    local friend = t:dude { at = "square" }
    t:move(friend, mine)
    t:expect_true(not t:can_use(jackson), "no React")
    t:expect_true(t:is_booted(jackson), "booted")
  end,
}
