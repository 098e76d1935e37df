local function showdown(t, mine, theirs)
  local gun = t:dude { at = "square" }
  local rival = t:dude { player = 2, at = "square" }
  t:draws(1, mine)
  t:draws(2, theirs)
  t:call_out(gun, rival)
  t:accept()
  t:go_on_to("shootout_play", 1)
  t:pass()
  t:pass()
end

local legal, cheatin = "KC QD 5H 2S 3D", "9C 9C 9D 9H 4S"

scenario "Philip Swinford (Exp.1): a card for a card when an opponent cheats" {
  function(t)
    t:dude { card = "philip_swinford_exp1" }
    local held = t:in_hand { card = "reserves" }
    t:hand(1, 1)
    showdown(t, legal, cheatin)
    local drawn = t:draws(1, "7H")
    t:go_on_to("use_trait", 1)
    t:yes()
    t:expect(t:asked(), "discard_from_hand", "what is asked")
    t:expect(t:hand_count(1), 3, "cards in the play hand, 1 more")
    t:expect_true(t:offers(drawn[1]), "the new card can go")
    t:choose(held)
    t:expect(t:asked(), "resolution_play", "what is asked")
    t:expect(t:hand_count(1), 2, "cards in the play hand")
    t:expect(t:zone(held), "discard_pile", "the card is in")
    t:expect(t:zone(drawn[1]), "hand", "the new card is in")
  end,
}

scenario "Philip Swinford (Exp.1) may leave it" {
  function(t)
    t:dude { card = "philip_swinford_exp1" }
    t:hand(1, 2)
    showdown(t, legal, cheatin)
    t:go_on_to("use_trait", 1)
    t:no()
    t:expect(t:asked(), "resolution_play", "what is asked")
    t:expect(t:hand_count(1), 2, "cards in the play hand")
  end,
}

scenario "Philip Swinford (Exp.1) gets nothing if both cheat" {
  function(t)
    t:dude { card = "philip_swinford_exp1" }
    showdown(t, "8C 8C 5H 2S 3D", cheatin)
    t:expect(t:asked(), "resolution_play", "what is asked")
    t:expect(t:happened "draw_hand.revealed_cheatin", 2, "how many cheat")
  end,
}

scenario "Philip Swinford (Exp.1) gets nothing for his own player's cheatin' hand" {
  function(t)
    t:dude { card = "philip_swinford_exp1" }
    showdown(t, cheatin, legal)
    t:expect(t:asked(), "resolution_play", "what is asked")
    t:expect(t:happened "draw_hand.revealed_cheatin", 1, "how many cheat")
  end,
}

scenario "Philip Swinford (Exp.1) gets nothing for honest hands" {
  function(t)
    t:dude { card = "philip_swinford_exp1" }
    showdown(t, legal, "9S 9C 9D 9H 4S")
    t:expect(t:asked(), "resolution_play", "what is asked")
    t:expect(t:hand_count(1), 0, "cards in the play hand")
  end,
}

local function gamble(t, mine, theirs)
  t:dude { card = "philip_swinford_exp1" }
  t:draws(1, mine)
  t:draws(2, theirs)
  t:phase "gambling"
end

scenario "Philip Swinford (Exp.1) looks at lowball hands too" {
  function(t)
    gamble(t, "2C 4C 6D 8H TS", "2C 2C 6D 8H TS")
    t:draws(1, "7H")
    t:go_on_to("use_trait", 1)
    t:yes()
    t:expect(t:hand_count(1), 0, "cards in the play hand: the new one was the only one")
    t:expect(t:count(1, "discard_pile"), 1, "cards in the discard pile")
  end,
}

scenario "Philip Swinford (Exp.1) gets nothing in lowball for honest hands" {
  function(t)
    gamble(t, "2C 4C 6D 8H TS", "2C 4H 6D 8H KS")
    t:expect(t:asked(), "pay_upkeep", "what is asked")
    t:expect(t:happened "lowball.hand_revealed", 2, "how many hands were shown")
    t:expect(t:happened "card.drawn_by_effect", 0, "cards drawn by an effect")
  end,
}

scenario "Philip Swinford (Exp.1) gets nothing in lowball if both cheat" {
  function(t)
    gamble(t, "2C 2C 6D 8H TS", "2C 2C 6D 8H KS")
    t:expect(t:asked(), "cheatin_play", "what is asked")
    t:expect(t:happened "card.drawn_by_effect", 0, "cards drawn by an effect")
    t:expect(t:happened "lowball.hand_revealed", 2, "how many hands were shown")
  end,
}

scenario "Philip Swinford (Exp.1) gets nothing in lowball for his own player's cheatin' hand" {
  function(t)
    gamble(t, "2C 2C 6D 8H TS", "2C 3C 6D 8H KS")
    t:expect(t:asked(), "cheatin_play", "what is asked")
    t:expect(t:happened "card.drawn_by_effect", 0, "cards drawn by an effect")
    t:expect(t:happened "lowball.hand_revealed", 2, "how many hands were shown")
  end,
}

scenario "Philip Swinford (Exp.1) watches the shootouts of others" {
  proves = { "RC-CARD-047" },
  function(t)
    t:players(3)
    t:dude { card = "philip_swinford_exp1" }
    local gun = t:dude { player = 2, at = "square" }
    local rival = t:dude { player = 3, at = "square" }
    t:draws(2, legal)
    t:draws(3, cheatin)
    t:draws(1, "7H")
    t:until_turn_of(2)
    t:call_out(gun, rival)
    t:accept()
    t:go_on_to("use_trait", 1)
    t:yes()
    t:expect(t:hand_count(1), 0, "cards in the play hand: the new one was the only one")
    t:expect(t:count(1, "discard_pile"), 1, "cards in the discard pile")
  end,
}
