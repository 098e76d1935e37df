--- Player 2's hall (cost 4) between two other deeds, with player 1's dude in it.
local function hall(t)
  local place = t:deed { player = 2, card = "the_side_pocket_billiard_hall" }
  local next_door = t:deed { player = 2 }
  local guest = t:dude { at = place, influence = 2 }
  return place, guest, next_door
end

scenario "The Side Pocket Billiard Hall can be bought by who controls it" {
  function(t)
    local place, guest, next_door = hall(t)
    local walker = t:dude { at = "square" }
    t:dude { player = 2, influence = 9 }
    t:use(place)
    t:expect(t:ghost_rock(1), 6, "the stash")
    t:expect(t:ghost_rock(2), 10, "the other's stash")
    t:pass()
    t:refuses(place)
    t:move(guest, next_door)
    t:expect(t:controller(place), 1, "who controls it though nobody is there")
    t:pass()
    t:move(walker, place)
    t:expect_true(not t:is_booted(walker), "it is in town still")
    t:until_day(2)
    t:until_phase "noon"
    t:expect(t:ghost_rock(1), 6 - 1 + 2 + 3 + 1, "the stash: ante, pot, home and this deed")
    t:expect(t:controller(place), 1, "who controls it the next day")
  end,
}

scenario "The Side Pocket Billiard Hall goes to its new owner's pile" {
  function(t)
    local place, guest = hall(t)
    local dynamite = t:goods { card = "sweaty_dynamite", on = guest }
    t:dude { player = 2, influence = 9 }
    t:use(place)
    t:pass()
    t:pulls(1, "5H")
    t:use(dynamite)
    t:until_day(2)
    t:expect(t:zone(place), "boot_hill", "the deed is in")
    t:expect(t:count(1, "boot_hill"), 1, "cards in the new owner's Boot Hill")
    t:expect(t:count(2, "boot_hill"), 0, "cards in the old one's")
  end,
}

scenario "The Side Pocket Billiard Hall is too dear, or your own already" {
  function(t)
    local place = hall(t)
    t:ghost_rock(1, 3)
    t:refuses(place)
    t:ghost_rock(1, 10)
    t:refuses(t:deed { card = "road_house" })
  end,
}

scenario "The Side Pocket Billiard Hall is not sold to who does not control it" {
  function(t)
    local place = hall(t)
    t:dude { player = 2, at = place, influence = 5 }
    t:refuses(place)
  end,
}
