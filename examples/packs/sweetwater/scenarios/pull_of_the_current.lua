local function river(t, pulled)
  local huckster = t:dude { keywords = { "Huckster 1" }, at = "square" }
  local hex = t:spell { card = "pull_of_the_current", on = huckster }
  local near = t:deed { player = 2 }
  local swimmer = t:dude { player = 2, at = near }
  if pulled then
    t:pulls(1, pulled)
    t:use(hex)
  end
  return hex, swimmer, near
end

scenario "Pull of the Current drags a dude here" {
  function(t)
    local hex, swimmer = river(t, "6C")
    t:expect(t:where(swimmer), t:place "square", "where the dude is")
    t:expect_true(not t:is_booted(swimmer), "a check of 7 boots nobody")
    t:expect_true(t:is_booted(hex), "the hex is booted")
    t:expect(t:ghost_rock(1), 10, "the stash")
  end,
}

scenario "Pull of the Current: 9 does not boot, 10 does" {
  function(t)
    local _, swimmer = river(t, "8C")
    t:expect(t:where(swimmer), t:place "square", "where the dude is")
    t:expect_true(not t:is_booted(swimmer), "unbooted")
  end,
}

scenario "Pull of the Current boots at 10" {
  function(t)
    local _, swimmer = river(t, "9C")
    t:expect(t:where(swimmer), t:place "square", "where the dude is")
    t:expect_true(t:is_booted(swimmer), "booted")
  end,
}

scenario "Pull of the Current costs 1 when it fails" {
  function(t)
    local _, swimmer, near = river(t, "5C")
    t:expect(t:where(swimmer), near, "where the dude is")
    t:expect(t:ghost_rock(1), 9, "the stash")
  end,
}

scenario "Pull of the Current reaches to the next place, no further" {
  function(t)
    local hex, swimmer = river(t)
    local far = t:deed { player = 2, keywords = { "Out of Town" } }
    local other = t:dude {}
    local lost = t:dude { player = 2, at = far }
    local same = t:dude { player = 2, at = "square" }
    t:pulls(1, "6C")
    t:use(hex)
    t:expect_true(t:offers(swimmer), "a dude next door")
    t:expect_true(not t:offers(same), "nobody who is here")
    t:expect_true(not t:offers(lost), "nobody two away")
    t:choose(other)
    t:expect(t:where(other), t:place "square", "where one's own dude is")
  end,
}
