-- The Ghostly Gun with a friend, who is the shooter, against a rival.
local function fight(t, mine, theirs, more)
  local ghost = t:dude { card = "the_ghostly_gun", at = "square" }
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  if more then more(t, ghost, gun, rival) end
  t:call_out(gun, rival)
  t:accept()
  t:join(ghost)
  local own = t:draws(1, mine)
  t:draws(2, theirs)
  t:go_on_to "pick_shooter"
  t:choose(gun)
  t:go_on_to("resolution_play", 1)
  return ghost, gun, own, rival
end

scenario "The Ghostly Gun is the card of the hand that you want" {
  proves = { "RC-CARD-026" },
  function(t)
    local ghost, gun, own = fight(t, "KC KD 5H 2S 3D AH", "9C 9D 4H 7S 2C")
    t:expect(t:rank(1), 2, "the rank before")
    t:use(ghost)
    t:expect_true(not t:offers(own[6]), "no card that was discarded before")
    t:choose(own[4])
    t:take "hearts"
    t:choose(13)
    t:expect(t:rank(1), 4, "the rank, three kings")
    t:expect(t:zone(ghost), "draw_hand", "he is in")
    t:expect(t:zone(own[4]), "discard_pile", "the card is in")
    t:expect(t:count(1, "draw_hand"), 5, "cards in the hand")
    t:expect(t:side(gun), 1, "his friend's posse")
    t:go_on_to "noon_play"
    t:expect(t:zone(ghost), "discard_pile", "afterwards he is in")
  end,
}

scenario "The Ghostly Gun may be an ace or a king" {
  function(t)
    local ghost = fight(t, "KC KD 5H 2S 3D AH", "9C 9D 4H 7S 2C")
    t:use(ghost)
    t:take "5 of hearts"
    t:take "clubs"
    t:expect_true(t:offers "1" and t:offers "13", "values")
    t:expect_true(not t:offers "14", "no higher one")
    t:choose(2)
    t:expect(t:rank(1), 3, "the rank, two pair")
  end,
}

scenario "The Ghostly Gun who is alone ends the shootout" {
  proves = { "RC-CARD-024" },
  function(t)
    local ghost = t:dude { card = "the_ghostly_gun", at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(ghost, rival)
    t:accept()
    t:draws(1, "KC KD 5H 2S 3D AH AD")
    t:draws(2, "9C 9D 9H 9S 2C")
    t:go_on_to("resolution_play", 1)
    t:use(ghost)
    t:take "5 of hearts"
    t:take "clubs"
    t:choose(2)
    t:go_on_to("noon_play", 2)
    t:expect(t:happened "round.won_or_lost", 0, "rounds compared")
    t:expect(t:happened "shootout.ends", 1, "shootouts over")
    t:expect(t:zone(ghost), "discard_pile", "he is in")
    t:expect(t:where(rival), t:place "square", "where the rival is")
  end,
}

scenario "The Ghostly Gun's hand can be cheatin', and is punished" {
  proves = { "RC-CARD-025" },
  function(t)
    local turn
    local ghost, _, own = fight(t, "KC KD 5H 2S 3D AH", "9C 9D 4H 7S 2C", function(s)
      turn = s:in_hand { player = 2, card = "one_good_turn" }
    end)
    t:use(ghost)
    t:choose(own[4])
    t:take "clubs"
    t:choose(13)
    t:go_on_to("resolution_play", 2)
    local stash = t:ghost_rock(2)
    t:use(turn)
    t:expect(t:ghost_rock(2), stash + 3, "the other's stash")
  end,
}

scenario "The Ghostly Gun's hand is not punished twice" {
  proves = { "RC-CARD-025" },
  function(t)
    local first, second
    local ghost, _, own = fight(t, "KC KC 5H 2S 3D AH", "9C 9D 4H 7S 2C", function(s)
      first = s:in_hand { player = 2, card = "one_good_turn" }
      second = s:in_hand { player = 2, card = "one_good_turn" }
    end)
    t:pass()
    t:use(first)
    t:use(ghost)
    t:choose(own[4])
    t:take "clubs"
    t:choose(13)
    t:go_on_to("resolution_play", 2)
    t:refuses(second)
  end,
}

scenario "The Ghostly Gun is no card of a lowball hand" {
  proves = { "RC-CARD-027" },
  function(t)
    local ghost = t:dude { card = "the_ghostly_gun" }
    t:draws(1, "2C 4C 6D 8H TS")
    t:draws(2, "2C 2C 6D 8H TS")
    t:phase "gambling"
    t:expect(t:asked(), "cheatin_play", "what is asked")
    t:refuses(ghost)
  end,
}

scenario "The Ghostly Gun must be in the posse" {
  function(t)
    local ghost = t:dude { card = "the_ghostly_gun", at = "square" }
    local gun = t:dude { at = "square" }
    local rival = t:dude { player = 2, at = "square" }
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("resolution_play", 1)
    t:refuses(ghost)
  end,
}

scenario "The Ghostly Gun's attached cards are discarded when he goes into the hand" {
  function(t)
    local knife
    local ghost, _, own = fight(t, "KC KD 5H 2S 3D AH", "9C 9D 4H 7S 2C", function(s, g)
      knife = s:goods { on = g }
    end)
    t:use(ghost)
    t:choose(own[4])
    t:take "hearts"
    t:choose(13)
    t:expect(t:zone(knife), "discard_pile", "what he carried is in")
  end,
}
