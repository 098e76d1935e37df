--- Player 2 cheats in a shootout against the bearer of the gun; player 1 has a pair.
local function caught(t, dealt)
  local gunman = t:dude { at = "square" }
  local gun = t:goods { card = "devils_six_gun", on = gunman }
  local foe = t:dude { player = 2, at = "square" }
  local mine = t:draws(1, "KC KD 5H 2S 3D 8C")
  t:draws(2, dealt or "9C 9C TD JH 4S")
  t:call_out(gunman, foe)
  t:accept()
  t:go_on_to("resolution_play", 1)
  return gun, mine, foe, gunman
end

scenario "Devil's Six Gun makes a stud" {
  function(t)
    local gunman = t:dude {}
    t:goods { card = "devils_six_gun", on = gunman }
    t:expect_true(t:is_stud(gunman), "a stud")
    t:expect(t:stat(gunman, "bullets"), 1, "bullets")
  end,
}

scenario "Devil's Six Gun fetches a joker out of Boot Hill, for the round" {
  function(t)
    local joker = t:in_boot_hill { card = "joker_red" }
    local theirs = t:in_boot_hill { player = 2, card = "joker_black" }
    local other = t:in_discard_pile {}
    local gun, mine, foe = caught(t)
    t:use(gun)
    t:expect_true(t:is_booted(gun), "the gun is booted")
    t:expect_true(not t:offers(theirs), "no joker of others")
    t:expect_true(not t:offers(other), "nothing but a joker")
    t:choose(joker)
    t:expect((t:asked()), "joker", "what is asked")
    t:take "13 of hearts"
    t:expect(t:zone(joker), "draw_hand", "the joker is in")
    t:expect_true(t:offers(joker), "the joker may go again")
    t:expect_true(t:offers(mine[1]), "any card may go")
    t:choose(mine[3])
    t:expect(t:zone(mine[3]), "discard_pile", "what went is in")
    t:expect(t:count(1, "draw_hand"), 5, "cards of the draw hand")
    t:go_on_to "assign_casualty"
    t:ace(foe)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(joker), "deck", "the joker is back in")
    t:expect(t:happened "deck.shuffled", 2, "the deck is shuffled, after the search and now")
  end,
}

scenario "Devil's Six Gun looks in the discard pile, and need not find" {
  function(t)
    local joker = t:in_discard_pile { card = "joker_black" }
    local gun = caught(t)
    t:use(gun)
    t:expect_true(t:offers(joker), "the joker")
    t:pass()
    t:expect(t:zone(joker), "discard_pile", "the joker stays in")
    t:expect((t:asked()), "resolution_play", "what is asked")
    t:expect(t:count(1, "draw_hand"), 5, "cards of the draw hand")
  end,
}

scenario "Devil's Six Gun looks in the deck" {
  function(t)
    local joker = t:on_top_of_deck { card = "joker_black" }
    local gun, _, foe = caught(t)
    t:use(gun)
    t:choose(joker)
    t:take "13 of hearts"
    t:choose(joker)
    t:expect(t:zone(joker), "discard_pile", "the joker is in")
    t:go_on_to "assign_casualty"
    t:discard(foe)
    t:done()
    t:go_on_to "noon_play"
    t:expect(t:zone(joker), "discard_pile", "the joker stays in")
  end,
}

scenario "Devil's Six Gun is against cheaters" {
  function(t)
    t:in_discard_pile { card = "joker_black" }
    local gun = caught(t, "9C 9D TD JH 4S")
    t:refuses(gun)
  end,
}

scenario "Devil's Six Gun: what it fetches for lowball goes back too" {
  function(t)
    local joker = t:in_boot_hill { card = "joker_red" }
    local gun = t:goods { card = "devils_six_gun", on = t:dude {} }
    local high = t:draws(1, "KC KD 5H 2S 3D")
    t:draws(2, "AC AC 2D 3H 4S")
    t:phase "gambling"
    t:go_on_to("cheatin_play", 1)
    t:use(gun)
    t:choose(joker)
    t:take "1 of hearts"
    t:choose(high[1])
    t:go_on_to "noon_play"
    t:expect(t:zone(joker), "deck", "the joker is back in")
  end,
}

scenario "Devil's Six Gun is of no use to who has no draw hand" {
  ruleset = "weird_west",
  function(t)
    t:players(3)
    t:in_boot_hill { player = 3, card = "joker_red" }
    local leader = t:dude { at = "square" }
    local foe = t:dude { player = 2, at = "square" }
    local ally = t:dude { player = 3, at = "square" }
    local gun = t:goods { player = 3, card = "devils_six_gun", on = ally }
    t:draws(1, "KC KD 5H 2S 3D 8C")
    t:draws(2, "9C 9C TD JH 4S")
    t:call_out(leader, foe)
    t:accept()
    t:go_on_to("invite", 1)
    t:choose_player(3)
    t:join(ally)
    t:go_on_to("resolution_play", 3)
    t:refuses(gun)
    t:expect(t:side(ally), 1, "the ally is there")
  end,
}
