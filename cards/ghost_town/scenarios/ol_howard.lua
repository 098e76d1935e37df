-- The game is set up: Ol' Howard is in the gang of player 1, deeds are in the deck.
local function start(t)
  t:phase "setup"
  local howard = t:dude { card = "ol_howard" }
  local friend = t:dude { title = "Friend", keywords = { "Huckster 1" } }
  local station = t:on_top_of_deck { card = "railroad_station" }
  local dear = t:on_top_of_deck { type = "deed", title = "Dear", cost = 99 }
  local action = t:on_top_of_deck {}
  return { howard = howard, friend = friend, station = station, dear = dear, action = action }
end

local function haunt(t)
  local s = start(t)
  s.price = t:stat(s.station, "cost")
  t:use(s.howard)
  t:expect_true(not t:offers(s.action), "nothing but deeds")
  t:choose(s.station)
  t:take "left"
  return s
end

-- 3 ghost rock of production; lowball is an ante, won or lost.
local function income(t) return 3 + (t:winner() == 1 and 1 or -1) end

scenario "Ol' Howard haunts a deed of the deck, which is paid for" {
  function(t)
    local s = haunt(t)
    t:expect(t:zone(s.station), "in_play", "the deed is")
    t:expect(t:host(s.howard), s.station, "what he is on")
    t:expect(t:ghost_rock(1), 10 - s.price + income(t), "the stash")
    t:expect(t:happened "deck.shuffled", 1, "shuffles")
    t:expect(t:stat(s.station, "production"), 0, "production")
    t:expect(t:stat(s.station, "control"), 0, "control points")
  end,
}

scenario "Ol' Howard: nothing changes that" {
  function(t)
    local s = haunt(t)
    local free = t:deed { production = 2, control = 1 }
    t:expect(t:stat(free, "production"), 2, "another deed's production")
    t:expect(t:stat(free, "control"), 1, "another deed's control points")
    t:expect(t:control_points(1), 1, "player 1's control points")
    t:expect(t:stat(s.station, "production"), 0, "production")
  end,
}

scenario "Ol' Howard is a Condition and no dude any more" {
  function(t)
    local s = haunt(t)
    t:expect_true(t:has(s.howard, "Condition"), "a Condition")
    t:expect_true(t:has(s.howard, "Abomination"), "still an Abomination")
    t:go_on_to("noon_play", 1)
    t:expect_true(not t:offers "Move Ol' Howard", "he does not move")
    t:expect(t:where(s.howard), s.station, "where he is")
  end,
}

scenario "Ol' Howard: no ability takes him for a dude" {
  function(t)
    local s = haunt(t)
    local idol = t:goods { card = "stone_idol", on = s.friend }
    local theirs = t:dude { player = 2 }
    t:go_on_to("noon_play", 1)
    t:use(idol)
    t:expect_true(t:offers(theirs), "a dude")
    t:expect_true(not t:offers(s.howard), "not he")
    t:choose(theirs)
  end,
}

scenario "Ol' Howard stays a dude without a deed" {
  function(t)
    local s = start(t)
    t:use(s.howard)
    t:pass()
    t:go_on_to("noon_play", 1)
    t:expect(t:host(s.howard), nil, "what he is on")
    t:expect(t:where(s.howard), t:place "home", "where he is")
    t:expect_true(not t:has(s.howard, "Condition"), "no Condition")
  end,
}

scenario "Ol' Howard stays a dude if the deed cannot be paid" {
  function(t)
    local s = start(t)
    t:use(s.howard)
    t:choose(s.dear)
    t:go_on_to("noon_play", 1)
    t:expect(t:zone(s.dear), "deck", "the deed is in")
    t:expect(t:where(s.howard), t:place "home", "where he is")
  end,
}

scenario "Ol' Howard finds no deed that cannot be played" {
  function(t)
    local s = start(t)
    t:deed { card = "railroad_station" }
    t:use(s.howard)
    t:expect_true(t:offers(s.dear), "another deed")
    t:expect_true(not t:offers(s.station), "not the one that is in play")
  end,
}

scenario "Ol' Howard the dude may get a control point" {
  function(t)
    t:phase "setup"
    local home = t:outfit { player = 1, card = "the_sloane_gang" }
    local howard = t:dude { card = "ol_howard", at = "square" }
    t:pass()
    t:go_on_to("noon_play", 1)
    t:use(home)
    t:go_on_to "choose_option"
    t:choose(2)
    t:expect(t:stat(howard, "control"), 1, "control points")
  end,
}
