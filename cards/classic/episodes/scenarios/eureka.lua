--- The Event comes in player 1's lowball hand.
local function found(t, players, more)
  if players then t:players(players) end
  t:phase "gambling"
  local event = t:on_top_of_deck { card = "eureka" }
  if more then more(t) end
  t:until_phase "noon"
  return event
end

scenario "Eureka! brings 2 cards, and a larger hand" {
  function(t)
    local event = found(t, nil, function(u) u:dude { player = 2, influence = 1 } end)
    t:expect(t:zone(event), "in_play", "the Event is")
    t:expect(t:host(event), t:place "home 1", "where it is")
    t:expect(t:hand_count(1), 2, "cards in hand")
    t:until_day(2)
    t:expect(t:hand_count(1), 7, "cards in hand the next day")
    t:expect(t:hand_count(2), 6, "cards in hand of the other, who has the most influence")
  end,
}

scenario "Eureka! passes to the left when a dude of its player is aced" {
  function(t)
    local ambush
    local mark, other
    local event = found(t, 3, function(s)
      ambush = s:in_hand { player = 3, card = "ambush" }
      mark, other = s:dude { at = "square" }, s:dude { player = 3, at = "square" }
    end)
    t:until_turn_of(3)
    t:use(ambush)
    t:go_on_to "noon_play"
    t:expect(t:zone(mark), "boot_hill", "the mark is in")
    t:expect(t:host(event), t:place "home 2", "where it is")
    t:expect(t:hand_count(2), 2, "cards in hand of the second")
    t:expect(t:hand_count(1), 2, "cards in hand of the first")
    t:expect_true(other ~= nil, "the leader")
  end,
}

scenario "Eureka! stays when others lose dudes" {
  function(t)
    local ambush
    local mark
    local event = found(t, 3, function(s)
      ambush = s:in_hand { player = 3, card = "ambush" }
      mark = s:dude { player = 2, at = "square" }
      s:dude { player = 3, at = "square" }
    end)
    t:until_turn_of(3)
    t:use(ambush)
    t:go_on_to "noon_play"
    t:expect(t:zone(mark), "boot_hill", "the mark is in")
    t:expect(t:host(event), t:place "home 1", "where it is")
    t:expect(t:hand_count(1), 2, "cards in hand")
  end,
}

scenario "Eureka! moves once, whoever falls at a time" {
  function(t)
    local bomb, deed
    local event = found(t, 3, function(u)
      deed = u:deed {}
      u:dude { at = deed, influence = 0 }
      u:dude { at = deed, influence = 0 }
      bomb = u:in_hand { player = 3, card = "massacre_at_high_noon" }
      u:dude { player = 3, at = "square" }
      u:dude { player = 3, influence = 9 }
      u:dude { player = 2, influence = 9 }
    end)
    t:until_day(2)
    t:until_turn_of(3)
    local before = t:hand_count(2)
    t:use(bomb)
    t:choose(deed)
    t:go_on_to "noon_play"
    t:expect(t:count(1, "boot_hill"), 2, "cards in Boot Hill")
    t:expect(t:host(event), t:place "home 2", "where it is")
    t:expect(t:hand_count(2), before + 2, "cards in hand of the second")
  end,
}

scenario "Eureka!: there is one only" {
  function(t)
    local first = found(t, nil, function(u)
      u:hand(2, 5)
      u:dude { influence = 1 }
    end)
    local second = t:on_top_of_deck { player = 2, card = "eureka" }
    t:until_day(2)
    t:until_phase "noon"
    t:expect(t:zone(first), "in_play", "the first is")
    t:expect(t:zone(second), "discard_pile", "the second is in")
    t:expect(t:hand_count(2), 5, "cards in hand of the other")
  end,
}

scenario "Eureka moves on once, though dudes of the next player fall too" {
  function(t)
    t:players(3)
    t:phase "gambling"
    local card = t:on_top_of_deck { card = "eureka" }
    local gun = t:dude { influence = 3, at = "square" }
    local foe = t:dude { player = 2, influence = 3, at = "square" }
    t:until_phase "noon"
    t:go_on_to("noon_play", 1)
    t:call_out(gun, foe)
    t:accept()
    t:go_on_to("shootout_play", 1)
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 3H 4S 9C TD")
    t:go_on_to "noon_play"
    t:expect(t:zone(gun), "boot_hill", "the one is in")
    t:expect(t:zone(foe), "boot_hill", "the other is in")
    t:expect(t:controller(card), 2, "whose it is")
  end,
}
