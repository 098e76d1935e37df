local function snow(t, pulled)
  local deed = t:deed {}
  local blessed = t:dude { keywords = { "Blessed 3" } }
  local miracle = t:spell { card = "snow_in_july", on = blessed }
  local home = t:dude { player = 2 }
  local square = t:dude { player = 2, at = "square" }
  t:pulls(1, pulled)
  t:use(miracle)
  t:expect_true(t:is_booted(blessed), "the Blessed is booted")
  return home, square, deed
end

scenario "Snow In July makes every move a hard one" {
  function(t)
    local home, square, deed = snow(t, "6C")
    t:move(home, "square")
    t:expect_true(t:is_booted(home), "who left home is booted")
    t:until_turn_of(2)
    t:move(square, deed)
    t:expect_true(t:is_booted(square), "who left the square is booted")
    t:until_day(2)
    t:until_phase "noon"
    t:until_turn_of(2)
    t:move(home, "home 1")
    t:expect_true(not t:is_booted(home), "the next day nobody is")
  end,
}

scenario "Snow In July may not fall" {
  function(t)
    local home = snow(t, "5C")
    t:move(home, "square")
    t:expect_true(not t:is_booted(home), "who left home is not booted")
  end,
}

scenario "Snow In July asks an unbooted Blessed" {
  function(t)
    local blessed = t:dude { keywords = { "Blessed 3" }, booted = true }
    t:refuses(t:spell { card = "snow_in_july", on = blessed })
  end,
}
