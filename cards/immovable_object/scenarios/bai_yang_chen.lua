-- Where Bai Yang is, his upkeep and how many cards player 1 has at the end of the day.
local function day(t, place)
  local bai = t:dude { card = "bai_yang_chen", at = place }
  t:dude { player = 2, influence = 9 }
  local upkeep = t:stat(bai, "upkeep")
  t:until_day(2)
  return upkeep, t:hand_count(1), t:hand_count(2)
end

scenario "Bai Yang Chen at another's home: 2 cards more, 1 less upkeep" {
  function(t)
    local upkeep, mine, theirs = day(t, "home 2")
    t:expect(upkeep, 1, "his upkeep")
    t:expect(mine, 7, "your hand")
    t:expect(theirs, 5, "another's hand")
  end,
}

scenario "Bai Yang Chen at home: nothing" {
  function(t)
    local upkeep, mine = day(t, "home 1")
    t:expect(upkeep, 2, "his upkeep")
    t:expect(mine, 5, "your hand")
  end,
}

scenario "Bai Yang Chen at a deed of another: nothing" {
  function(t)
    local upkeep, mine = day(t, t:deed { player = 2 })
    t:expect(upkeep, 2, "his upkeep")
    t:expect(mine, 5, "your hand")
  end,
}
