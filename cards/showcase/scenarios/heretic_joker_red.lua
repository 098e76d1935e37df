-- Player 1 draws the joker first, then `mine`; player 2 draws `theirs`. The joker is some card
-- then.
local function showdown(t, mine, theirs, said)
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:draws(1, mine)
  local joker = t:on_top_of_deck { card = "heretic_joker_red" }
  t:draws(2, theirs)
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("joker", 1)
  t:take(said)
  t:go_on_to("resolution_play", 1)
  return joker, rival
end

scenario "Heretic Joker (Red): 3 ranks less, and not aced after use" {
  function(t)
    local joker, rival = showdown(t, "KC KD KH 2S", "9C 8D 4H 6S TD", "13 of spades")
    t:expect(t:rank(1), 5, "the rank, four of a kind and 3 less")
    t:expect(t:rank(2), 1, "the other's rank")
    t:go_on_to("assign_casualty", 2)
    t:ace(rival)
    t:done()
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(joker), "discard_pile", "the joker is in")
  end,
}

scenario "Heretic Joker (Red): no hand with it is cheatin'" {
  function(t)
    local varmint = t:in_hand { player = 2, card = "cheatin_varmint" }
    showdown(t, "KC KC KH 2S", "9C 8D 4H 6S TD", "13 of spades")
    t:go_on_to("resolution_play", 2)
    t:expect_true(not t:can_use(varmint, 2), "the hand is not cheatin'")
    t:expect_true(t:can_use(varmint, 1), "though the card could be played as a Resolution")
    t:expect(t:happened "draw_hand.revealed_cheatin", 0, "hands that were cheatin'")
  end,
}

scenario "Heretic Joker (Red) in a pull is what its owner says, and not aced after use" {
  function(t)
    local huckster = t:dude { keywords = { "Huckster 0" }, at = "square" }
    local curse = t:spell { card = "blood_curse", on = huckster }
    local joker = t:on_top_of_deck { card = "heretic_joker_red" }
    t:use(curse)
    t:take "9 of hearts"
    t:expect(t:happened "skill_check.succeeded", 1, "successes")
    t:expect(t:zone(joker), "discard_pile", "the joker is in")
  end,
}
