-- Tommy and a gun, who is the shooter, against two rivals.
local function fight(t, mine, theirs, more)
  local tommy = t:dude { card = "tommy_harden", at = "square" }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  local other = t:dude { player = 2, stud = true, bullets = 4, at = "square" }
  if more then more(t, tommy, gun, rival, other) end
  t:call_out(gun, rival)
  t:accept()
  t:join(tommy)
  t:go_on_to("join_posse", 2)
  t:join(other)
  local own, others = t:draws(1, mine), t:draws(2, theirs)
  t:go_on_to "pick_shooter"
  t:choose(gun)
  t:choose(rival)
  t:go_on_to "resolution_play"
  return tommy, gun, rival, other, own, others
end

scenario "Tommy Harden: a legal hand against a cheatin' one is 2 ranks higher" {
  function(t)
    fight(t, "KC KD KH 2S 3D AH", "9C 9C 5H 7S 2C AD")
    t:expect(t:rank(1), 6, "the rank, three of a kind and 2")
    t:expect(t:rank(2), 2, "the other's rank")
  end,
}

scenario "Tommy Harden: a cheatin' hand against a cheatin' one is 1 rank higher" {
  function(t)
    fight(t, "KC KC KH 2S 3D AH", "9C 9C 5H 7S 2C AD")
    t:expect(t:rank(1), 5, "the rank, three of a kind and 1")
    t:expect(t:rank(2), 2, "the other's rank")
  end,
}

scenario "Tommy Harden: nothing for a cheatin' hand of yours alone" {
  function(t)
    fight(t, "KC KC KH 2S 3D AH", "9C 9D 5H 7S 2C AD")
    t:expect(t:rank(1), 4, "the rank, three of a kind")
  end,
}

scenario "Tommy Harden must be in the shootout" {
  function(t)
    t:dude { card = "tommy_harden", at = "square" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:draws(1, "KC KD KH 2S 3D")
    t:draws(2, "9C 9C 5H 7S 2C")
    t:go_on_to "resolution_play"
    t:expect(t:rank(1), 4, "the rank, three of a kind")
  end,
}

scenario "Tommy Harden looks at the other's hand as it is shown" {
  proves = { "RC-CARD-070" },
  function(t)
    local book
    local function reader(s, _, _, _, other)
      book = s:goods { player = 2, card = "doyles_hoyle", on = other }
    end
    local _, _, _, _, _, theirs = fight(t, "KC KD KH 2S 3D AH", "TH TD 9H 4S 7C AD", reader)
    t:go_on_to("resolution_play", 2)
    t:use(book)
    t:choose(theirs[4])
    t:expect(t:rank(2), 4, "the other's rank, three of a kind, now cheatin'")
    t:expect(t:rank(1), 4, "the rank, three of a kind")
  end,
}

scenario "Tommy Harden raises the rank for one round" {
  proves = { "RC-CARD-071" },
  function(t)
    local _, gun, rival, other = fight(t, "KC KC KH 2S 3D AH", "9C 9C 9H 7S 2C AD")
    t:go_on_to("assign_casualty", 2)
    t:discard(rival)
    t:done()
    t:draws(1, "KC KD 4H 2S 3D AH")
    t:go_on_to "pick_shooter"
    t:choose(gun)
    t:go_on_to "resolution_play"
    t:expect(t:rank(1), 2, "the rank, a pair")
    t:expect(t:side(other), 2, "the posse of the other")
  end,
}

scenario "Tommy Harden's ranks come besides others" {
  proves = { "RC-CARD-072" },
  function(t)
    local book
    local _, _, _, _, own = fight(t, "KC KD KH 2S 3D AH", "9C 9C 5H 7S 2C AD", function(s, tommy)
      book = s:goods { card = "doyles_hoyle", on = tommy }
    end)
    t:go_on_to("resolution_play", 1)
    t:use(book)
    t:choose(own[4])
    t:expect(t:rank(1), 7, "the rank, three of a kind and 3")
  end,
}

scenario "Tommy Harden's ranks stay when he goes" {
  proves = { "RC-CARD-073" },
  function(t)
    local bang
    local tommy = fight(t, "KC KD KH 2S 3D AH", "9C 9C 5H 7S 2C AD", function(s)
      bang = s:in_hand { player = 2, card = "point_blank" }
    end)
    t:go_on_to("resolution_play", 2)
    t:use(bang)
    t:choose(tommy)
    t:expect(t:zone(tommy), "boot_hill", "he is in")
    t:expect(t:rank(1), 6, "the rank")
  end,
}

scenario "Tommy Harden's ranks stay when the other's hand becomes legal" {
  proves = { "RC-CARD-074" },
  function(t)
    local book
    local function reader(s, _, _, _, other)
      book = s:goods { player = 2, card = "doyles_hoyle", on = other }
    end
    local _, _, _, _, _, theirs = fight(t, "KC KD KH 2S 3D AH", "9C 9C 5H 7S 2C AD", reader)
    t:go_on_to("resolution_play", 2)
    t:use(book)
    t:choose(theirs[1])
    t:expect(t:rank(2), 1, "the other's rank, now legal")
    t:expect(t:rank(1), 6, "the rank")
  end,
}
