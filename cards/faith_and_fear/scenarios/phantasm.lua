local function haunt(t, pulled, at)
  local huckster = t:dude { keywords = { "Huckster 2" }, at = at or "square" }
  local hex = t:spell { card = "phantasm", on = huckster }
  if pulled then t:pulls(1, pulled) end
  return hex, huckster
end

scenario "Phantasm moves an unbooted dude, from an adjacent place as well" {
  function(t)
    local place, near = t:deed { side = "left" }, t:deed { side = "left" }
    local hex = haunt(t, "7C", place)
    local dreamer = t:dude { player = 2, at = near }
    local here = t:dude { player = 2, at = place }
    local booted = t:dude { player = 2, at = place, booted = true }
    local away = t:dude { player = 2 }
    local own = t:dude { at = place }
    t:use(hex)
    t:expect_true(t:offers(here), "a dude here")
    for _, no in ipairs { booted, away, own } do t:expect_true(not t:offers(no), "nobody else") end
    t:choose(dreamer)
    t:expect_true(not t:offers(near), "not to where the dude is")
    t:expect_true(not t:offers(t:place "home 2"), "not so far")
    t:choose "square"
    t:expect(t:where(dreamer), t:place "square", "where the dude is")
    t:expect_true(not t:is_booted(dreamer), "unbooted")
    t:expect_true(t:is_booted(hex), "the hex is booted")
  end,
}

scenario "Phantasm fails below 9" {
  function(t)
    local hex = haunt(t, "6C")
    local dreamer = t:dude { player = 2, at = "square" }
    t:use(hex)
    t:choose "home 1"
    t:expect(t:where(dreamer), t:place "square", "where the dude is")
    t:expect_true(t:is_booted(hex), "the hex is booted")
  end,
}

scenario "Phantasm moves a booted dude from here" {
  function(t)
    local near = t:deed { side = "left" }
    local far = t:deed { side = "left" }
    local hex = haunt(t, "TC", near)
    local dreamer = t:dude { player = 2, at = near, booted = true }
    local second = t:dude { player = 2, at = near, booted = true }
    local unbooted = t:dude { player = 2, at = near }
    local away = t:dude { player = 2, at = "square", booted = true }
    local own = t:dude { at = near, booted = true }
    t:use(hex, 2)
    t:expect_true(t:offers(second), "any booted dude of theirs")
    for _, no in ipairs { unbooted, away, own } do
      t:expect_true(not t:offers(no), "nobody else")
    end
    t:choose(dreamer)
    t:expect_true(not t:offers(t:place "home 2"), "not so far")
    t:choose(far)
    t:expect(t:where(dreamer), far, "where the dude is")
    t:expect_true(t:is_booted(dreamer), "still booted")
    t:expect_true(t:is_booted(hex), "the hex is booted")
  end,
}

scenario "Phantasm fails below 12 with a booted dude" {
  function(t)
    local hex = haunt(t, "9C")
    local dreamer = t:dude { player = 2, at = "square", booted = true }
    t:use(hex, 2)
    t:choose "home 1"
    t:expect(t:where(dreamer), t:place "square", "where the dude is")
    t:expect_true(t:is_booted(hex), "the hex is booted")
  end,
}
