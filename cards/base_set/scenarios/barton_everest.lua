-- Barton and a gun, who is the shooter, against two rivals.
local function fight(t, mine, theirs, more)
  local barton = t:dude { card = "barton_everest", at = "square" }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  local other = t:dude { player = 2, stud = true, bullets = 4, at = "square" }
  if more then more(t, barton, gun, rival, other) end
  t:call_out(gun, rival)
  t:accept()
  t:join(barton)
  t:go_on_to("join_posse", 2)
  t:join(other)
  local own = t:draws(1, mine)
  t:draws(2, theirs)
  t:go_on_to "pick_shooter"
  t:choose(gun)
  t:choose(rival)
  t:go_on_to "resolution_play"
  return barton, gun, rival, other, own
end

scenario "Barton Everest: your cheatin' hand is 1 rank higher" {
  function(t)
    fight(t, "KC KC KH 2S 3D AH", "9C 9D 5H 7S 2C AD")
    t:expect(t:rank(1), 5, "the rank, three of a kind and 1")
    t:expect(t:rank(2), 2, "the other's rank")
  end,
}

scenario "Barton Everest: another's cheatin' hand is nothing" {
  function(t)
    fight(t, "KC KD KH 2S 3D AH", "9C 9C 5H 7S 2C AD")
    t:expect(t:rank(1), 4, "the rank, three of a kind")
    t:expect(t:rank(2), 2, "the other's rank")
  end,
}

scenario "Barton Everest must be in the shootout" {
  function(t)
    t:dude { card = "barton_everest", at = "square" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:draws(1, "KC KC KH 2S 3D")
    t:draws(2, "9C 9D 5H 7S 2C")
    t:go_on_to "resolution_play"
    t:expect(t:rank(1), 4, "the rank, three of a kind")
  end,
}

scenario "Barton Everest looks at the hand as it is shown" {
  proves = { "RC-CARD-014" },
  function(t)
    local book
    local _, _, _, _, own = fight(t, "TH TD 9H 4S 7C AH", "9C 9D 5H 7S 2C AD", function(s, barton)
      book = s:goods { card = "doyles_hoyle", on = barton }
    end)
    t:go_on_to("resolution_play", 1)
    t:use(book)
    t:choose(own[4])
    t:expect(t:rank(1), 4, "the rank, three of a kind, now cheatin'")
  end,
}

scenario "Barton Everest raises the rank for one round" {
  proves = { "RC-CARD-015" },
  function(t)
    local _, gun, rival, other = fight(t, "KC KC KH 2S 3D AH", "9C 9D 9H 7S 2C AD")
    t:go_on_to("assign_casualty", 2)
    t:discard(rival)
    t:done()
    t:draws(1, "KC KD 4H 2S 3D AH")
    t:go_on_to "pick_shooter"
    t:choose(gun)
    t:go_on_to "resolution_play"
    t:expect(t:side(other), 2, "the posse of the other")
    t:expect(t:rank(1), 2, "the rank, a pair")
  end,
}

scenario "Barton Everest's rank comes besides others" {
  proves = { "RC-CARD-016" },
  function(t)
    local book
    local _, _, _, _, own = fight(t, "KC KC KH 2S 3D AH", "9C 9D 5H 7S 2C AD", function(s, barton)
      book = s:goods { card = "doyles_hoyle", on = barton }
    end)
    t:go_on_to("resolution_play", 1)
    t:use(book)
    t:choose(own[4])
    t:expect(t:rank(1), 6, "the rank, three of a kind and 2")
  end,
}

scenario "Barton Everest's rank stays when he goes" {
  proves = { "RC-CARD-017" },
  function(t)
    local bang
    local barton, _, _, _, _ = fight(t, "KC KC KH KS 3D AH", "9C 9D 5H 7S 2C AD", function(s)
      bang = s:in_hand { player = 2, card = "point_blank" }
    end)
    t:expect(t:rank(1), 9, "the rank, four of a kind and 1")
    t:go_on_to("resolution_play", 2)
    t:use(bang)
    t:choose(barton)
    t:expect(t:zone(barton), "boot_hill", "he is in")
    t:expect(t:rank(1), 9, "the rank")
  end,
}
