local function shootout(t, mine, theirs)
  local home = t:outfit { card = "108_worldly_desires" }
  t:ghost_rock(1, mine)
  t:ghost_rock(2, theirs)
  local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
  t:call_out(gun, foe)
  t:accept()
  return home
end

scenario "108 Worldly Desires: a card more and then one less, once for each hand" {
  proves = { "RC-ERRATA-001", "RC-ERRATA-002" },
  function(t)
    local home = shootout(t, 1, 2)
    local hand = t:draws(1, "2C 3D 4H 9S TC KC")
    t:draws(2, "2D 3H 4C 9D TD")
    t:go_on_to("react", 1)
    t:use(home)
    t:expect(t:count(1, "draw_hand"), 6, "cards before one is discarded")
    t:choose(hand[1])
    t:expect(t:zone(hand[1]), "discard_pile", "the card is in")
    t:expect(t:count(1, "draw_hand"), 5, "cards")
    t:refuses(home)
    t:expect_true(not t:is_booted(home), "nothing boots")
    t:draws(1, "2S 3S 4S 9C TS KS")
    t:draws(2, "2H 3C 4D 9H TH")
    t:go_on_to("react", 1)
    t:use(home)
    t:expect(t:count(1, "draw_hand"), 6, "cards of the next hand")
  end,
}

scenario "108 Worldly Desires: not with as much ghost rock as another" {
  function(t)
    local home = shootout(t, 2, 2)
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 3H 4C 9D TD")
    t:go_on_to("shootout_play", 2)
    t:pass()
    t:expect((t:asked()), "resolution_play", "what is asked, the hands being drawn")
    t:refuses(home)
  end,
}

scenario "108 Worldly Desires: all of the others must have more" {
  function(t)
    t:players(3)
    local home = t:outfit { card = "108_worldly_desires" }
    t:ghost_rock(1, 2)
    t:ghost_rock(3, 1)
    local gun, foe = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:call_out(gun, foe)
    t:accept()
    t:draws(1, "2C 3D 4H 9S TC")
    t:draws(2, "2D 3H 4C 9D TD")
    t:go_on_to("shootout_play", 2)
    t:pass()
    t:expect((t:asked()), "resolution_play", "what is asked, the hands being drawn")
    t:refuses(home)
  end,
}

scenario "108 Worldly Desires: a lowball hand too" {
  function(t)
    t:phase "gambling"
    local home = t:outfit { card = "108_worldly_desires" }
    t:ghost_rock(1, 2)
    local hand = t:draws(1, "2C 3D 4H 9S TC AC")
    t:draws(2, "2D 3H 4C 9D TD")
    t:go_on_to("react", 1)
    t:use(home)
    t:choose(hand[5])
    t:go_on_to "noon_play"
    t:expect(t:winner(), 1, "the Winner, with the lower hand")
  end,
}

scenario "108 Worldly Desires: the hand is yours, also if another draws first" {
  function(t)
    local home = t:outfit { card = "108_worldly_desires" }
    t:ghost_rock(1, 1)
    local foe, caller = t:dude { at = "square" }, t:dude { player = 2, at = "square" }
    t:winner(2)
    t:call_out(caller, foe)
    t:accept()
    local hand = t:draws(1, "2C 3D 4H 9S TC KC")
    t:draws(2, "2D 3H 4C 9D TD")
    t:go_on_to("react", 1)
    t:expect(t:count(1, "draw_hand"), 5, "cards when it is used")
    t:use(home)
    t:choose(hand[6])
  end,
}

scenario "108 Worldly Desires: a lowball hand too, also if another draws first" {
  function(t)
    t:winner(2)
    t:phase "gambling"
    local home = t:outfit { card = "108_worldly_desires" }
    t:ghost_rock(1, 2)
    local hand = t:draws(1, "2C 3D 4H 9S TC AC")
    t:draws(2, "2D 3H 4C 9D TD")
    t:go_on_to("react", 1)
    t:expect(t:count(1, "draw_hand"), 5, "cards when it is used")
    t:use(home)
    t:choose(hand[5])
  end,
}
