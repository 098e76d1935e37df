-- Player 1 plays it on a dude of player 2, who loses one casualty, or two with the better hand.
local function fight(t)
  local cards = { t:in_hand { card = "pinned_down" }, t:in_hand { card = "pinned_down" } }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, bullets = 4, at = "square" }
  local other = t:dude { player = 2, bullets = 1, at = "square" }
  local third = t:dude { player = 2, at = "square" }
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:join(third)
  t:go_on_to("shootout_play", 1)
  return cards, rival, other, third, gun
end

-- The shooters are picked, and player 2 loses by so many ranks.
local function lose(t, shooter, many)
  t:go_on_to("pick_shooter", 2)
  t:draws(1, many == 2 and "KC KD KH 2S 3D" or "KC KD 5H 5S 3D")
  t:draws(2, "9C 9D 7H 4S 2C")
  t:choose(shooter)
  t:go_on_to("assign_casualty", 2)
end

scenario "Pinned Down: the dude must be the first casualty" {
  function(t)
    local cards, rival, other, third = fight(t)
    t:use(cards[1])
    t:choose(other)
    lose(t, rival, 1)
    t:expect_true(not t:offers(rival), "not the shooter")
    t:expect_true(not t:offers(third), "not another")
    t:discard(other)
    t:done()
    t:expect(t:zone(other), "discard_pile", "the dude is in")
  end,
}

scenario "Pinned Down: with other dudes to cover the rest, being discarded is enough" {
  proves = { "RC-CARD-174" },
  function(t)
    local cards, rival, other, third = fight(t)
    t:use(cards[1])
    t:choose(other)
    lose(t, rival, 2)
    t:discard(other)
    t:discard(third)
    t:done()
    t:expect(t:zone(other), "discard_pile", "the dude is in")
    t:expect(t:zone(third), "discard_pile", "the other is in")
  end,
}

scenario "Pinned Down: of several such dudes the player picks one, and then anybody" {
  proves = { "RC-CARD-172" },
  function(t)
    local cards, rival, other, third = fight(t)
    t:use(cards[1])
    t:choose(other)
    t:go_on_to("shootout_play", 1)
    t:use(cards[2])
    t:choose(third)
    lose(t, rival, 2)
    t:expect_true(not t:offers(rival), "not who is not pinned down")
    t:discard(third)
    t:expect_true(t:offers(other), "the second such dude")
    t:expect_true(t:offers(rival), "as well as any other")
    t:discard(rival)
    t:done()
    t:expect(t:zone(other), "in_play", "the second such dude is")
  end,
}

scenario "Pinned Down counts from when it is played" {
  proves = { "RC-CARD-171" },
  function(t)
    local cards, rival, other, third = fight(t)
    lose(t, rival, 1)
    t:discard(third)
    t:done()
    t:go_on_to("shootout_play", 1)
    t:use(cards[1])
    t:choose(other)
    lose(t, rival, 2)
    t:expect_true(not t:offers(rival), "not the shooter")
    t:ace(other)
    t:done()
    t:expect(t:zone(other), "boot_hill", "the dude is in")
  end,
}

scenario "Pinned Down: a Sidekick covers a further casualty" {
  proves = { "RC-CARD-173" },
  function(t)
    local cards, rival, other = fight(t)
    local hound = t:goods { player = 2, on = other, keywords = { "Sidekick" } }
    t:use(cards[1])
    t:choose(other)
    lose(t, rival, 2)
    t:expect_true(not t:offers(hound), "the Sidekick is not the first")
    t:discard(other)
    t:discard(hound)
    t:done()
    t:expect(t:zone(other), "discard_pile", "the dude is in")
    t:expect(t:zone(hound), "discard_pile", "the Sidekick is in")
  end,
}

scenario "Pinned Down: a Sidekick cannot take the only casualty" {
  proves = { "RC-CARD-173" },
  function(t)
    local cards, rival, other = fight(t)
    local hound = t:goods { player = 2, on = other, keywords = { "Sidekick" } }
    t:use(cards[1])
    t:choose(other)
    lose(t, rival, 1)
    t:expect_true(not t:offers(hound), "the Sidekick is not offered")
    t:discard(other)
    t:done()
    t:expect(t:zone(hound), "discard_pile", "it is discarded with the dude, in")
  end,
}

scenario "Pinned Down: as the shooter the dude has 3 bullets less" {
  function(t)
    local cards, rival = fight(t)
    t:use(cards[1])
    t:choose(rival)
    t:expect(t:stat(rival, "bullets"), 4, "bullets before")
    t:go_on_to("pick_shooter", 2)
    t:choose(rival)
    t:expect(t:stat(rival, "bullets"), 1, "bullets as the shooter")
  end,
}

scenario "Pinned Down: no bullets are left of 2, and none is owed" {
  function(t)
    local card = t:in_hand { card = "pinned_down" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, bullets = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:use(card)
    t:choose(rival)
    t:go_on_to("assign_casualty", 0)
    t:expect(t:stat(rival, "bullets"), 0, "bullets")
    t:goods { player = 2, on = rival, bullets = 1 }
    t:expect(t:stat(rival, "bullets"), 1, "bullets with a weapon more")
  end,
}

scenario "Pinned Down: another shooter has no fewer bullets" {
  function(t)
    local cards, rival, other = fight(t)
    t:use(cards[1])
    t:choose(other)
    t:go_on_to("pick_shooter", 2)
    t:choose(rival)
    t:expect(t:stat(rival, "bullets"), 4, "the shooter's bullets")
    t:expect(t:stat(other, "bullets"), 1, "bullets of who is pinned down")
  end,
}

scenario "Pinned Down is for a dude in the shootout, of either posse" {
  function(t)
    local cards, rival, _, _, gun = fight(t)
    local absent = t:dude { player = 2, at = "square" }
    local horse = t:goods { player = 2, on = rival }
    t:use(cards[1])
    t:expect_true(t:offers(gun), "one of yours")
    t:expect_true(t:offers(rival), "one of the others")
    t:expect_true(not t:offers(absent), "nobody else")
    t:expect_true(not t:offers(horse), "no goods")
    t:choose(gun)
  end,
}
