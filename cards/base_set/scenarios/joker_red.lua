-- Player 1 draws the red joker first, then `mine`; player 2 draws `theirs`.
local function showdown(t, mine, theirs, bullets, book)
  local gun = t:dude { bullets = bullets or 0, stud = bullets ~= nil, at = "square" }
  if book then book = t:goods { card = "doyles_hoyle", on = gun } end
  local rival = t:dude { player = 2, at = "square" }
  local drawn = t:draws(1, mine)
  local joker = t:on_top_of_deck { card = "joker_red" }
  t:draws(2, theirs)
  t:call_out(gun, rival)
  t:accept()
  return joker, drawn, rival, book
end

scenario "Joker (red) in a draw hand is what its owner says, and is aced after use" {
  proves = { "RR-JOKER-003" },
  function(t)
    local joker, drawn, rival = showdown(t, "KC KD 5H 2S", "9C 9D 4H 6S TD")
    t:go_on_to("joker", 1)
    t:take "13 of hearts"
    t:go_on_to("resolution_play", 1)
    t:expect(t:rank(1), 4, "the rank, three of a kind")
    t:expect(t:zone(joker), "draw_hand", "until then it is in")
    t:go_on_to("assign_casualty", 2)
    t:ace(rival)
    t:done()
    t:go_on_to("noon_play", 2)
    t:expect(t:zone(joker), "boot_hill", "the joker is in")
    t:expect(t:zone(drawn[1]), "discard_pile", "the others are in")
  end,
}

scenario "Joker (red) may be low as well, and of a suit that is there" {
  function(t)
    local joker = showdown(t, "KC QD 5H 2S", "9C 9D 4H 6S TD")
    t:go_on_to("joker", 1)
    t:take "1 of clubs"
    t:go_on_to("resolution_play", 1)
    t:expect(t:rank(1), 1, "the rank, nothing")
    t:expect(t:stat(joker, "value"), 1, "its value")
  end,
}

scenario "Joker (red) that is not kept among the five is discarded" {
  proves = { "RC-CARD-196" },
  function(t)
    local joker, drawn, rival = showdown(t, "KC KD KH 2S 3D 7S", "9C 8D 4H 6S TD", 2)
    t:go_on_to("final_hand", 1)
    for i = 1, 5 do t:choose(drawn[i]) end
    t:go_on_to("assign_casualty", 2)
    t:ace(rival)
    t:done()
    t:go_on_to("noon_play", 2)
    t:expect(t:happened "round.won_or_lost", 1, "rounds")
    t:expect(t:zone(joker), "discard_pile", "the joker is in")
  end,
}

-- Doyle's Hoyle, a ten, takes the place of the joker, which was said to be a 2.
local function discard_the_joker(t)
  local joker, drawn, _, book = showdown(t, "2C QD 5H TS", "9C 9D 4H 6S TD", nil, true)
  t:go_on_to("joker", 1)
  t:take "2 of hearts"
  t:go_on_to("resolution_play", 1)
  t:expect(t:rank(1), 2, "the rank before, a pair")
  t:use(book)
  t:choose(joker)
  return joker, drawn, book
end

scenario "Joker (red) that an effect takes out of the hand is not used" {
  proves = { "RC-CARD-197" },
  function(t)
    local joker, _, book = discard_the_joker(t)
    t:expect(t:zone(book), "draw_hand", "the card in its place is in")
    t:expect(t:zone(joker), "discard_pile", "the joker is in")
  end,
}

scenario "Joker (red) is no 2 any more once it is discarded" {
  proves = { "RC-CARD-198" },
  function(t)
    discard_the_joker(t)
    t:expect(t:rank(1), 2, "the rank: the ten makes a pair, and no 2 was discarded")
  end,
}

scenario "Joker (red) cannot be played from the hand" {
  proves = { "RR-JOKER-001" },
  function(t)
    local joker = t:in_hand { card = "joker_red" }
    t:dude {}
    t:expect_true(not t:offers(joker), "it is not offered")
    t:refuses(joker)
  end,
}
