local function wardens(t, influence)
  local home = t:outfit { card = "eagle_wardens" }
  local warden = t:dude { influence = influence, at = "square" }
  t:hand(1, 1)
  t:hand(2, 1)
  return home, warden
end

scenario "Eagle Wardens: boot a dude in the town square, draw 2 cards, discard 1" {
  function(t)
    local home, warden = wardens(t, 1)
    local absent = t:dude {}
    local booted = t:dude { at = "square", booted = true }
    local rival = t:dude { player = 2, influence = 3, at = "square" }
    local second = t:dude { at = "square" }
    local theirs = t:in_hand { player = 2 }
    local drawn = t:draws(1, "2C 3C")
    t:use(home)
    for _, other in ipairs { absent, booted, rival } do
      t:expect_true(not t:offers(other), "only unbooted dudes of yours there")
    end
    t:expect_true(t:offers(second), "any of them")
    t:choose(warden)
    t:expect_true(t:is_booted(warden), "the dude is booted")
    t:expect_true(t:is_booted(home), "the home is booted")
    t:expect(t:hand_count(1), 3, "cards in hand")
    t:expect_true(not t:offers(theirs), "no card of another hand")
    t:choose(drawn[2])
    t:expect_true(t:offers "2" and not t:offers "3", "two ways")
    t:choose(1)
    t:expect(t:zone(drawn[2]), "discard_pile", "the card is in")
    t:expect(t:hand_count(1), 2, "cards in hand at the end")
    t:expect(t:hand_count(2), 2, "cards in the other hand")
  end,
}

scenario "Eagle Wardens: 3 cards with 2 influence, and one is aced" {
  function(t)
    local home = wardens(t, 2)
    local drawn = t:draws(1, "2C 3C 4C")
    t:use(home)
    t:expect(t:hand_count(1), 4, "cards in hand")
    t:choose(drawn[1])
    t:choose(2)
    t:expect(t:zone(drawn[1]), "boot_hill", "the card is in")
    t:expect(t:hand_count(1), 3, "cards in hand at the end")
  end,
}

scenario "Eagle Wardens: nobody unbooted of yours in the town square, nothing" {
  function(t)
    local home = t:outfit { card = "eagle_wardens" }
    t:dude {}
    t:dude { at = "square", booted = true }
    t:dude { player = 2, at = "square" }
    t:hand(1, 1)
    t:refuses(home)
  end,
}

scenario "Eagle Wardens: 3 cards with more influence, too" {
  function(t)
    local home = wardens(t, 3)
    t:use(home)
    t:expect(t:hand_count(1), 4, "cards in hand")
  end,
}
