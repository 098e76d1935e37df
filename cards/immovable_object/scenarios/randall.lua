-- How many cards player 1 draws up to at Sundown of the first day.
local function drawn(t)
  t:dude { player = 2, influence = 9 }
  t:until_day(2)
  return t:hand_count(1), t:hand_count(2)
end

scenario "Randall: a card more with two other dudes there, whoever's" {
  function(t)
    t:dude { card = "randall", at = "square" }
    t:dude { at = "square" }
    t:dude { player = 2, at = "square" }
    local mine, theirs = drawn(t)
    t:expect(mine, 6, "your hand")
    t:expect(theirs, 5, "another's hand")
  end,
}

scenario "Randall: no more than that with three" {
  function(t)
    t:dude { card = "randall", at = "square" }
    for _ = 1, 3 do t:dude { player = 2, at = "square" } end
    t:expect((drawn(t)), 6, "your hand")
  end,
}

scenario "Randall: not with one other dude" {
  function(t)
    t:dude { card = "randall", at = "square" }
    t:dude { player = 2, at = "square" }
    t:dude {}
    t:dude {}
    t:expect((drawn(t)), 5, "your hand")
  end,
}

scenario "Randall: goods are no company" {
  function(t)
    local randall = t:dude { card = "randall", at = "square" }
    local other = t:dude { at = "square" }
    t:goods { on = randall }
    t:goods { on = other }
    t:expect((drawn(t)), 5, "your hand")
  end,
}
