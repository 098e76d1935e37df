-- A table with three cards in each hand.
local function evening(t)
  t:dude { influence = 4 }
  t:dude { player = 2, influence = 4 }
  t:deed { card = "killer_bunnies_casino" }
  local mine, theirs = {}, {}
  for i = 1, 3 do
    mine[i] = t:in_hand { card = "reserves" }
    theirs[i] = t:in_hand { player = 2, card = "reserves" }
  end
  t:go_on_to("sundown_discard", 1)
  return mine, theirs
end

scenario "Killer Bunnies Casino lets its controller throw away a card more" {
  function(t)
    local mine, theirs = evening(t)
    t:choose(mine[1])
    t:expect(select(2, t:asked()), 1, "who is asked after the first card")
    t:choose(mine[2])
    t:expect(select(2, t:asked()), 2, "who is asked after the second")
    t:choose(theirs[1])
    t:expect(t:zone(mine[2]), "discard_pile", "the controller's second card is in")
    t:expect(t:zone(mine[3]), "hand", "the controller's third card is in")
    t:expect(t:zone(theirs[2]), "hand", "the other's second card is in")
  end,
}

scenario "Killer Bunnies Casino forces nobody to throw away" {
  function(t)
    local mine = evening(t)
    t:choose(mine[1])
    t:pass()
    t:expect(t:zone(mine[2]), "hand", "the second card is in")
  end,
}
