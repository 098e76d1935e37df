-- A shootout in which player 1 (with two dudes) shows `mine` and player 2 (with `theirs`) `hand`.
local function shootout(t, mine, hand, make)
  local card = t:in_hand { card = "flight_of_the_lepus" }
  local gun, friend = t:dude { at = "square" }, t:dude { at = "square" }
  local foe, other = make(t)
  t:call_out(gun, foe)
  t:accept()
  t:join(friend)
  t:go_on_to("join_posse", 2)
  t:join(other)
  t:draws(1, mine)
  t:draws(2, hand)
  t:go_on_to("resolution_play", 1)
  t:use(card)
  return gun, friend, foe, other
end

local function plain(t)
  return t:dude { player = 2, at = "square" }, t:dude { player = 2, at = "square" }
end
local function guarded(t)
  return t:dude { player = 2, at = "square", keywords = { "Huckster 1" } },
         t:dude { player = 2, at = "square", card = "tyxarglenak" }
end

local legal, cheatin = "KC QD 5H 2S 3D", "9C 9C 9D 9H 4S"
local illegal = "8C 8C 8D 8H 4S"

scenario "Flight of the Lepus: one of each player, with an illegal hand at most two" {
  proves = { "RC-CARD-151" },
  function(t)
    local gun, friend, foe, other = shootout(t, illegal, cheatin, plain)
    t:choose(friend)
    t:choose(other)
    t:expect_true(not t:offers(gun), "no third dude")
    t:done()
    t:yes()
    t:expect(t:where(friend), t:place "home", "yours is in")
    t:expect(t:where(other), t:place "home 2", "the other is in")
    t:expect_true(t:is_booted(friend) and t:is_booted(other), "both boot")
    t:expect(t:side(friend), 0, "out of the posse")
    t:expect(t:side(foe), 2, "the rest stays")
  end,
}

scenario "Flight of the Lepus: with a legal hand three, and they need not boot" {
  function(t)
    local gun, friend, foe, other = shootout(t, legal, cheatin, plain)
    t:choose(friend)
    t:choose(other)
    t:expect_true(t:offers(gun), "a third dude")
    t:choose(foe)
    t:expect_true(not t:offers(gun), "no fourth dude")
    t:done()
    t:no()
    t:expect(t:where(foe), t:place "home 2", "the third is in")
    t:expect_true(not t:is_booted(friend) and not t:is_booted(foe), "nobody boots")
  end,
}

scenario "Flight of the Lepus: Tyxarglenak alone" {
  proves = { "RC-CARD-152" },
  function(t)
    local _, _, huckster, tyx = shootout(t, illegal, cheatin, guarded)
    t:choose(tyx)
    t:done()
    t:no()
    t:expect(t:where(tyx), t:place "home 2", "Tyxarglenak is in")
    t:expect(t:where(huckster), t:place "square", "the Huckster is in")
  end,
}

scenario "Flight of the Lepus: Tyxarglenak and the Huckster together, in this order" {
  proves = { "RC-CARD-153" },
  function(t)
    local _, _, huckster, tyx = shootout(t, illegal, cheatin, guarded)
    t:choose(tyx)
    t:choose(huckster)
    t:done()
    t:no()
    t:expect(t:where(tyx), t:place "home 2", "Tyxarglenak is in")
    t:expect(t:where(huckster), t:place "home 2", "the Huckster is in")
  end,
}

scenario "Flight of the Lepus: the Huckster alone cannot be chosen, nor Tyxarglenak taken back from him" {
  proves = { "RC-CARD-154" },
  function(t)
    local _, _, huckster, tyx = shootout(t, illegal, cheatin, guarded)
    t:expect_true(not t:offers(huckster), "the Huckster alone")
    t:choose(tyx)
    t:choose(huckster)
    t:take_back(tyx)
    t:expect_true(not t:offers "Done", "done without Tyxarglenak")
    t:choose(tyx)
    t:done()
    t:no()
    t:expect(t:where(huckster), t:place "home 2", "the Huckster is in")
  end,
}

scenario "Flight of the Lepus in lowball: nobody boots" {
  function(t)
    t:phase "gambling"
    local card = t:in_hand { card = "flight_of_the_lepus" }
    local mine = t:dude { at = "square" }
    local theirs = t:dude { player = 2, at = "square" }
    t:draws(1, legal)
    t:draws(2, cheatin)
    t:go_on_to("cheatin_play", 1)
    t:use(card)
    t:choose(theirs)
    t:done()
    t:expect_true(not t:offers "yes" and not t:offers "Yes", "nobody is asked whether they boot")
    t:expect(t:where(theirs), t:place "home 2", "the dude is in")
    t:expect_true(not t:is_booted(theirs), "unbooted")
    t:expect(t:where(mine), t:place "square", "the other is in")
  end,
}

scenario "Flight of the Lepus: dudes of the two players, and of no third one" {
  function(t)
    t:players(3)
    t:phase "gambling"
    local card = t:in_hand { card = "flight_of_the_lepus" }
    local mine = t:dude { at = "square" }
    local theirs = t:dude { player = 2, at = "square" }
    local third = t:dude { player = 3, at = "square" }
    t:draws(1, legal)
    t:draws(2, cheatin)
    t:draws(3, "KD QC 5C 2H 3H")
    t:go_on_to("cheatin_play", 1)
    t:use(card)
    t:expect_true(not t:offers(third), "not the third player's")
    t:expect_true(t:offers(mine), "yours")
    t:choose(theirs)
    t:done()
    t:expect(t:where(theirs), t:place "home 2", "the dude is in")
  end,
}
